import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { MultiSelect } from '#components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { Table } from '#components/Table/Table.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { openRoot } from '../../test/open-root.ts';

/** What a caller may not have. It compiles only where a prop takes undefined as well. */
const maybe = <Value,>(value?: Value): Value | undefined => value;
const text = { value: maybe<string>(), onValueChange: maybe<(value: string) => void>() };

let container: HTMLElement;
let root: Root;
const render = (content: ReactNode) => act(async () => root.render(content));

beforeEach(() => {
  ({ container, root } = openRoot({ act: true }));
});

it.each([
  ['TextField', <TextField key="" label="Field" {...text} required={maybe<boolean>()} />, 'Coil'],
  ['DateField', <DateField key="" label="Field" {...text} />, '22/11/2026'],
  ['NumberField', <NumberField key="" label="Field" value={maybe<number | null>()} />, '40'],
])('%s keeps its own value while that of its caller is undefined', async (_name, field, written) => {
  await render(field);
  const box = container.querySelector<HTMLInputElement>('input:not([type="hidden"])')!;
  await act(async () => userEvent.fill(box, written));
  expect(box).toHaveValue(written);
});

it('Checkbox and MultiSelect do so', async () => {
  await render(
    <>
      <Checkbox label="Black" checked={maybe<boolean>()} />
      <MultiSelect label="Grades" options={['CR', 'HR']} value={maybe<readonly string[]>()} />
    </>,
  );
  await act(async () => userEvent.click(page.getByLabelText('Black')));
  await expect.element(page.getByLabelText('Black')).toBeChecked();
  await act(async () => userEvent.click(page.getByRole('combobox')));
  await act(async () => userEvent.click(page.getByRole('option', { name: 'HR' })));
  expect(container.textContent).toContain('HR');
});

it.each([
  ['NumberField', (value) => <NumberField label="Field" value={value && 1} />],
  ['Combobox', (value) => <Combobox label="Field" options={[]} value={value} />],
  ['EmailChips', (value) => <EmailChips label="Field" value={value && [value]} />],
  ['Dialog', (value) => <Dialog title="Field" open={value && false} />],
  ['Drawer', (value) => <Drawer title="Field" open={value && false} />],
  [
    'Table',
    (value) => (
      <Table
        caption="Field"
        columns={[{ key: 'name', header: 'Name' }]}
        rows={[]}
        rowKey={() => ''}
        sort={value && null}
      />
    ),
  ],
] satisfies [string, (value: 'a' | undefined) => ReactNode][])(
  '%s is named where its caller begins to keep its value',
  async (name, renderWith) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await render(renderWith(undefined));
    await render(renderWith('a'));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(`^${name} is changing from uncontrolled`));
    warn.mockRestore();
  },
);

it('Dialog and Popover open by themselves', async () => {
  const button = (name: string) => <Button size={maybe<'sm'>()}>{name}</Button>;
  await render(
    <>
      <Popover title="Stock" trigger={button('Change')} onOpenChange={maybe<(open: boolean) => void>()} />
      <Dialog title="Shipment" trigger={button('Ship')} open={maybe<boolean>()} />
    </>,
  );
  for (const [trigger, name] of [
    ['Change', 'Stock'],
    ['Ship', 'Shipment'],
  ] as const) {
    await act(async () => userEvent.click(page.getByRole('button', { name: trigger })));
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  }
});
