import { build } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { DateRange } from '#components/DateRange/DateRange.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Link } from '#components/Link/Link.tsx';
import { MultiSelect } from '#components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { SideNav } from '#components/SideNav/SideNav.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Table } from '#components/Table/Table.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { TextField } from '#components/TextField/TextField.tsx';

/** As JavaScript calls a component, where no type is in the way. */
const render = (component: unknown, props: object) =>
  renderToString(createElement(component as ComponentType<object>, props));

afterEach(() => vi.restoreAllMocks());

it.each([
  [Select, { label: 'City' }, '<Select>: `options` must be an array.'],
  [Select, { label: 'City', options: ['Pune', 'Pune'] }, '<Select>: `options` has "Pune" twice.'],
  [RadioGroup, { label: 'City', options: [{ value: 'a' }, 'a'] }, '<RadioGroup>: `options` has "a" twice.'],
  [Combobox, { label: 'City' }, '<Combobox>: `options` must be an array.'],
  [Tabs, { label: 'Lists', items: [{ value: 'a' }, { value: 'a' }] }, '<Tabs>: `items` has "a" twice.'],
  [SegmentedControl, { label: 'View', options: ['a', 'a'] }, '<SegmentedControl>: `options` has "a" twice.'],
  [
    MultiSelect,
    { label: 'City', options: ['a', {}] },
    '<MultiSelect>: `options[1]` has nothing that identifies it.',
  ],
  [Accordion, { items: [{ value: 'a' }, { value: 'a' }] }, '<Accordion>: `items` has "a" twice.'],
  [Stepper, { label: 'Order', steps: [{ label: 'a' }, { label: 'a' }] }, '<Stepper>: `steps` has "a" twice.'],
  [SideNav, { items: [{ href: '/' }] }, '<SideNav>: `items[0]` has nothing that identifies it.'],
  [
    Table,
    { columns: [{ header: 'Name' }], rows: [] },
    '<Table>: `columns[0]` has nothing that identifies it.',
  ],
  [Table, { columns: [{ key: 'a' }, { key: 'a' }], rows: [] }, '<Table>: `columns` has "a" twice.'],
  [IconButton, { icon: 'x' }, '<IconButton>: `label` is missing.'],
  [FloatingButton, { label: '' }, '<FloatingButton>: `label` is missing.'],
  [Button, { asChild: true, children: 'Save' }, '<Button>: with `asChild` it takes exactly one element.'],
  [Card, { asChild: true, children: ['a', 'b'] }, '<Card>: with `asChild` it takes exactly one element.'],
  [Link, { asChild: true }, '<Link>: with `asChild` it takes exactly one element.'],
  [IconButton, { label: 'x', asChild: true }, '<IconButton>: with `asChild` it takes exactly one element.'],
])('%o with %j: %s', (component, props, message) => {
  expect(() => render(component, props)).toThrow(message);
});

it.each([
  ['TextField', TextField, { label: 'Name', value: 'Asha' }, 'value', 'onValueChange'],
  ['Switch', Switch, { label: 'Client mode', checked: true }, 'checked', 'onCheckedChange'],
  ['NumberField', NumberField, { label: 'Price', value: 1 }, 'value', 'onValueChange'],
  ['QuantityField', QuantityField, { label: 'Amount', value: 1 }, 'value', 'onValueChange'],
  ['DateRange', DateRange, { label: 'Period', value: { from: '', to: '' } }, 'value', 'onValueChange'],
  ['Chip', Chip, { label: 'Steel', selected: true }, 'selected', 'onSelectedChange'],
])('%s warns once of a value that cannot change', (name, component, props, prop, handler) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(component, { ...props, disabled: true });
  render(component, { ...props, [handler]: () => {} });
  expect(warn).not.toHaveBeenCalled();
  render(component, props);
  render(component, props);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]![0]).toContain(`<${name}>: \`${prop}\` is given without \`${handler}\``);
});

it.each([
  ['value', '2026-02-31'],
  ['defaultValue', '2026-04-05T00:00:00Z'],
  ['min', 'today'],
  ['max', '2026-6-5'],
])('DateField warns once of %s="%s", which is no date, and takes it for none', (prop, text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const props = { label: 'Date', name: 'date', readOnly: true };
  render(DateField, { ...props, [prop]: '' });
  render(DateField, { ...props, [prop]: '2026-06-05' });
  expect(warn).not.toHaveBeenCalled();
  expect(render(DateField, { ...props, [prop]: text })).toBe(render(DateField, props));
  render(DateField, { ...props, [prop]: text });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]![0]).toContain(`<DateField>: \`${prop}\` is "${text}", which is no date`);
});

it('costs nothing in production', async () => {
  const bundle = async (mode: string) => {
    const { outputFiles } = await build({
      entryPoints: [new URL('../src/components/Select/index.ts', import.meta.url).pathname],
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      bundle: true,
      minify: true,
      format: 'esm',
      packages: 'external',
      write: false,
    });
    return outputFiles[0]!.text;
  };
  expect(await bundle('development')).toContain('must be an array');
  expect(await bundle('production')).not.toMatch(/must be an array|is given without|NODE_ENV/);
});
