import { build } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { AvatarGroup } from '#components/AvatarGroup/AvatarGroup.tsx';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { DateRange } from '#components/DateRange/DateRange.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { FileField } from '#components/FileField/FileField.tsx';
import { FilterBar } from '#components/FilterBar/FilterBar.tsx';
import { FilterPanel } from '#components/FilterPanel/FilterPanel.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ImageCarousel } from '#components/ImageCarousel/ImageCarousel.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Link } from '#components/Link/Link.tsx';
import { MultiSelect } from '#components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PriceBreaks } from '#components/PriceBreaks/PriceBreaks.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { RangeField } from '#components/RangeField/RangeField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { SideNav } from '#components/SideNav/SideNav.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Table } from '#components/Table/Table.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { TagField } from '#components/TagField/TagField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { Timeline } from '#components/Timeline/Timeline.tsx';
import { Toaster } from '#components/Toaster/Toaster.tsx';

/** As JavaScript calls a component, where no type is in the way. */
const render = (component: unknown, props: object) =>
  renderToString(createElement(component as ComponentType<object>, props));

const table = { caption: 'Cities', columns: [{ key: 'a' }], rowKey: ({ a }: { a: number }) => a };

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
  [
    Combobox,
    { label: 'City', options: ['a', { label: 'Others', options: ['a'] }] },
    '<Combobox>: `options` has "a" twice.',
  ],
  [Accordion, { items: [{ value: 'a' }, { value: 'a' }] }, '<Accordion>: `items` has "a" twice.'],
  [Stepper, { label: 'Order', steps: [{ label: 'a' }, { label: 'a' }] }, '<Stepper>: `steps` has "a" twice.'],
  [SideNav, { items: [{ href: '/' }] }, '<SideNav>: `items[0]` has nothing that identifies it.'],
  [
    Table,
    { caption: 'Cities', columns: [{ header: 'Name' }], rows: [] },
    '<Table>: `columns[0]` has nothing that identifies it.',
  ],
  [
    Table,
    { caption: 'Cities', columns: [{ key: 'a' }, { key: 'a' }], rows: [] },
    '<Table>: `columns` has "a" twice.',
  ],
  [Table, { columns: [{ key: 'a' }], rows: [] }, '<Table>: `caption` is missing.'],
  [Table, { caption: 'Cities', columns: [{ key: 'a' }], rows: [] }, '<Table>: `rowKey` must be a function.'],
  [Table, { ...table, rows: undefined }, '<Table>: `rows` must be an array.'],
  [Table, { ...table, rows: [{ a: 1 }, { a: 1 }] }, '<Table>: `rows` has "1" twice.'],
  [Breadcrumb, {}, '<Breadcrumb>: `items` must be an array.'],
  [Timeline, {}, '<Timeline>: `events` must be an array.'],
  [DescriptionList, {}, '<DescriptionList>: `items` must be an array.'],
  [AvatarGroup, {}, '<AvatarGroup>: `items` must be an array.'],
  [ImageCarousel, { alt: 'A coil' }, '<ImageCarousel>: `images` must be an array.'],
  [FilterBar, {}, '<FilterBar>: `groups` must be an array.'],
  [FilterBar, { groups: [] }, '<FilterBar>: `value` must be an object.'],
  [FilterPanel, { label: 'Filters' }, '<FilterPanel>: `groups` must be an array.'],
  [FilterPanel, { label: 'Filters', groups: [], value: null }, '<FilterPanel>: `value` must be an object.'],
  [PagedList, { of: 'cities' }, '<PagedList>: `items` must be an array.'],
  [Toaster, {}, '<Toaster>: `toaster` must be an object.'],
  [MultiSelect, { label: 'City', options: [], value: null }, '<MultiSelect>: `value` must be an array.'],
  [MultiSelect, { label: 'City', options: [], value: 'a' }, '<MultiSelect>: `value` must be an array.'],
  [TagField, { label: 'City', defaultValue: 'a' }, '<TagField>: `defaultValue` must be an array.'],
  [FileField, { label: 'Plan', value: null }, '<FileField>: `value` must be an array.'],
  [DateRange, { label: 'Period', value: null }, '<DateRange>: `value` must be an object.'],
  [RangeField, { label: 'Price', min: 0, max: 1, value: null }, '<RangeField>: `value` must be an object.'],
  [EmailChips, { label: 'Team', value: null }, '<EmailChips>: `value` must be an array.'],
  [ImageUrlList, { label: 'Pictures', value: null }, '<ImageUrlList>: `value` must be an array.'],
  [PriceBreaks, { label: 'Prices', value: null }, '<PriceBreaks>: `value` must be an array.'],
  [NumberField, { label: 'Price', step: 0 }, '<NumberField>: `step` must be greater than 0.'],
  [TextField, {}, '<TextField>: `label` is missing.'],
  [Select, { options: [] }, '<Select>: `label` is missing.'],
  [Checkbox, { label: '' }, '<Checkbox>: `label` is missing.'],
  [DateField, {}, '<DateField>: `label` is missing.'],
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

it('NumberField warns once of limits between which there is no number', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(NumberField, { label: 'Price', min: 5, max: 5 });
  expect(warn).not.toHaveBeenCalled();
  render(NumberField, { label: 'Price', min: 5, max: 1 });
  render(NumberField, { label: 'Price', min: 5, max: 1 });
  expect(warn.mock.calls).toEqual([
    ['<NumberField>: `min` is 5 and `max` is 1, so that no number is right.'],
  ]);
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
  expect(await bundle('development')).toContain('has nothing that identifies it');
  expect(await bundle('production')).not.toMatch(/has nothing that|must be|is given without|NODE_ENV/);
});
