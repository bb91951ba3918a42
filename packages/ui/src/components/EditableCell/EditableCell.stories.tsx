import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Table } from '#components/Table/Table.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { formatMoney, formatNumber } from '#locale/format.ts';
import { contract } from './EditableCell.contract.ts';
import { EditableCell, type EditableCellProps } from './EditableCell.tsx';

const NumberCell = (props: EditableCellProps<number>) => <EditableCell {...props} />;

/** A table with a cell in each row, by the name of the row. */
const table = (
  [first, second]: readonly [string, string],
  cells: Readonly<Record<string, ReactNode>>,
  caption = 'Products',
) => (
  <Table
    caption={caption}
    captionVisibility="hidden"
    rows={Object.entries(cells).map(([name, cell]) => ({ name, cell }))}
    rowKey={({ name }) => name}
    columns={[
      { key: 'name', header: first },
      { key: 'cell', header: second, align: 'end', render: ({ cell }) => cell },
    ]}
  />
);

const meta = {
  title: 'Components/Forms/EditableCell',
  component: NumberCell,
  parameters: { contract },
  args: {
    label: 'Price of Hot-rolled coil',
    value: 1000,
    onSave: (price: number) => Promise.resolve(price),
    renderField: (field) => <MoneyField {...field} />,
    children: formatMoney(1000),
  },
  render: function Render({ value: first, onSave, ...args }) {
    const [value, setValue] = useState(first);
    const save = async (next: number) => {
      await onSave(next);
      setValue(next);
    };
    return table(['Product', 'Price'], {
      'Hot-rolled coil': (
        <EditableCell {...args} value={value} onSave={save}>
          {formatMoney(value)}
        </EditableCell>
      ),
    });
  },
} satisfies Meta<typeof NumberCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: true } };

/** Text, whole numbers, quantities and one of several options, each by its own field. */
export const Fields: Story = {
  render: () =>
    table(['Field', 'Hot-rolled coil'], {
      SKU: (
        <EditableCell
          label="SKU of Hot-rolled coil"
          value="BSW-HRC-3"
          onSave={fn()}
          renderField={(field) => <TextField {...field} />}
        >
          BSW-HRC-3
        </EditableCell>
      ),
      Stock: (
        <EditableCell
          label="Stock of Hot-rolled coil"
          value={120}
          onSave={fn()}
          renderField={(field) => <NumberField {...field} min={0} step={1} />}
        >
          120
        </EditableCell>
      ),
      'Minimum order': (
        <EditableCell
          label="Minimum order of Hot-rolled coil"
          value={10}
          onSave={fn()}
          renderField={(field) => <QuantityField {...field} step={5} />}
        >
          10
        </EditableCell>
      ),
      Status: (
        <EditableCell
          label="Status of Hot-rolled coil"
          value="Active"
          onSave={fn()}
          renderField={({ readOnly, ...field }) => (
            <Select {...field} disabled={readOnly} options={['Active', 'Archived']} />
          )}
        >
          Active
        </EditableCell>
      ),
    }),
};

/** Where nothing is an answer, an empty field is saved as null. */
export const Optional: Story = {
  args: { required: false, label: 'Discount of Hot-rolled coil', children: '–' },
  render: function Optional({ label, required = false }) {
    const [discount, setDiscount] = useState<number | null>(null);
    return table(['Product', 'Discount'], {
      'Hot-rolled coil': (
        <EditableCell
          label={label}
          required={required}
          value={discount}
          onSave={setDiscount}
          renderField={(field) => <NumberField {...field} min={0} max={90} trailing="%" />}
        >
          {discount === null ? '–' : `${formatNumber(discount)} %`}
        </EditableCell>
      ),
    });
  },
};

const never = () => new Promise<never>(() => {});
const refuse = async (_price: number) => {
  throw new Error('The price is at most Rs. 50,000.00.');
};
const type = async (cell: HTMLElement, keys?: string) => {
  await userEvent.click(cell);
  if (keys) await userEvent.keyboard(keys);
};

/** Shown, open, being saved, and not saved. */
export const States: Story = {
  render: (args) =>
    table(
      ['State', 'Price'],
      Object.fromEntries(
        ['Shown', 'Open', 'Saving', 'Refused'].map((label) => [
          label,
          <NumberCell key={label} {...args} label={label} onSave={label === 'Saving' ? never : refuse} />,
        ]),
      ),
    ),
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas.getByRole('button', { name: /Refused/ }), '65000{Enter}');
    await canvas.findByRole('textbox', { name: 'Refused', description: /at most/ });
    await type(canvas.getByRole('button', { name: /Saving/ }), '1200{Enter}');
    await type(canvas.getByRole('button', { name: /Open/ }));
  },
};

/** A long value keeps its width while the field is open; a long error wraps. */
export const LongText: Story = {
  args: { value: 1_234_567_890.5, onSave: refuse },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'السعر', lang: 'ar', labels: { edit: (label) => `تعديل ${label}:` } },
  render: (args) => (
    <div lang="ar">
      {table(['المنتج', 'السعر'], { 'لفائف الفولاذ': <NumberCell {...args} /> }, 'المنتجات')}
    </div>
  ),
};

/** Where nothing can hover, as on a phone, the pencil is always shown. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
