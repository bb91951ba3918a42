import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { width } from '#docs/story-layout.tsx';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { Table, type TableProps } from './Table.tsx';
import { virtualRows } from './virtual-rows.tsx';

interface Product {
  id: string;
  name: string;
  price: number;
  sku: string;
}

const products: Product[] = [
  { id: '1', name: 'Coil 10 mm', price: 1000, sku: '' },
  { id: '2', name: 'coil 9 mm', price: 90, sku: 'B' },
  { id: '3', name: 'Élan disc', price: 1000, sku: 'A' },
  { id: '4', name: 'Frame', price: 200, sku: '' },
];
const ProductTable = (props: TableProps<Product>) => <Table {...props} />;

const meta = {
  title: 'Components/Data display/Table/Interactions',
  component: ProductTable,
  tags: ['!autodocs', '!manifest'],
  args: {
    caption: 'Products',
    columns: [
      { key: 'name', header: 'Product', sortable: true },
      { key: 'price', header: 'Price', align: 'end', sortable: true },
      { key: 'sku', header: 'SKU', sortable: true },
    ],
    rows: products,
    rowKey: ({ id }) => id,
    onSortChange: fn(),
  },
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (page: HTMLElement) =>
  within(page)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const sorting = (page: HTMLElement, name: string) =>
  within(page).getByRole('columnheader', { name }).getAttribute('aria-sort');

export const SortsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(sorting(canvasElement, 'Price')).toBeNull();
    const price = canvas.getByRole('button', { name: 'Price' });
    await userEvent.click(price);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'price', direction: 'ascending' });
    await expect(sorting(canvasElement, 'Price')).toBe('ascending');
    // By value and not by digits; equal prices keep their order in both directions.
    await expect(order(canvasElement)).toEqual(['coil 9 mm', 'Frame', 'Coil 10 mm', 'Élan disc']);
    await userEvent.click(price);
    await expect(sorting(canvasElement, 'Price')).toBe('descending');
    await expect(order(canvasElement)).toEqual(['Coil 10 mm', 'Élan disc', 'Frame', 'coil 9 mm']);
  },
};

export const SortsWordsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Product' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order(canvasElement)).toEqual(['coil 9 mm', 'Coil 10 mm', 'Élan disc', 'Frame']);
    await userEvent.keyboard(' ');
    await expect(order(canvasElement)).toEqual(['Frame', 'Élan disc', 'Coil 10 mm', 'coil 9 mm']);
    await expect(canvas.getByRole('button', { name: 'Product' })).toHaveFocus();
  },
};

export const WhatIsEmptyStandsLast: Story = {
  args: { defaultSort: { key: 'sku', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(order(canvasElement)).toEqual(['Élan disc', 'coil 9 mm', 'Coil 10 mm', 'Frame']);
    await userEvent.click(canvas.getByRole('button', { name: 'SKU' }));
    await expect(order(canvasElement)).toEqual(['coil 9 mm', 'Élan disc', 'Coil 10 mm', 'Frame']);
  },
};

export const WritesNumbersAsTheLocaleDoes: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="de">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: { columns: [{ key: 'price', header: 'Price' }], selectable: true },
  play: async ({ canvasElement }) => {
    await expect(order(canvasElement)).toEqual(['1.000', '90', '1.000', '200']);
    const boxes = within(canvasElement).getAllByRole('checkbox', { name: 'Select 1.000' });
    await expect(boxes).toHaveLength(2);
  },
};

export const ControlledLeavesTheRowsAlone: Story = {
  args: { sort: { key: 'price', direction: 'ascending' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(sorting(canvasElement, 'Price')).toBe('ascending');
    await expect(order(canvasElement)).toEqual(products.map(({ name }) => name));
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'price', direction: 'descending' });
    await expect(sorting(canvasElement, 'Price')).toBe('ascending');
  },
};

const isSelected = (page: HTMLElement) =>
  within(page)
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .map(({ checked }) => checked);

export const SelectsARangeByMouse: Story = {
  args: { selectable: true, onSelectedKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select coil 9 mm' }));
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['2']);
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Frame' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['2', '3', '4']);
    await user.click(all);
    await expect(isSelected(canvasElement)).toEqual([true, true, true, true]);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    await user.click(all);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([]);
  },
};

export const RowsThatCannotBeSelected: Story = {
  args: { selectable: true, isRowSelectable: ({ price }) => price < 1000, onSelectedKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(canvas.getByRole('checkbox', { name: 'Select Élan disc' })).toBeDisabled();
    await user.click(all);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['2', '4']);
    await expect(all).toBeChecked();
    await user.click(all);
    await user.click(canvas.getByRole('checkbox', { name: 'Select coil 9 mm' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Frame' }));
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['2', '4']);
  },
};

export const SelectsInTheOrderShownByKeyboard: Story = {
  args: { selectable: true, defaultSort: { key: 'price', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    within(canvasElement).getByRole('checkbox', { name: 'Select coil 9 mm' }).focus();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await user.keyboard('{Shift>} {/Shift}');
    await expect(isSelected(canvasElement)).toEqual([true, true, true, false]);
    // A range takes the state of the row that ends it.
    await user.tab({ shift: true });
    await user.keyboard('{Shift>} {/Shift}');
    await expect(isSelected(canvasElement)).toEqual([true, false, false, false]);
  },
};

export const BulkBarComesWithoutAMove: Story = {
  args: {
    selectable: true,
    onSelectedKeysChange: fn(),
    renderBulkActions: ({ keys }) => <button type="button">Archive {keys.join()}</button>,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('checkbox', { name: 'Select Frame' });
    const before = frame.getBoundingClientRect().toJSON() as object;
    await userEvent.click(frame);
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Archive 4' })).toBeVisible();
    await expect(frame.getBoundingClientRect().toJSON()).toEqual(before);
    // Elsewhere Escape is for others, such as a dialog around the table.
    await userEvent.keyboard('{Escape}');
    await expect(frame).toBeChecked();
    bar.getByRole('button', { name: 'Archive 4' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const BulkBarLeavesTheRowsInSightWhereItIsNarrow: Story = {
  decorators: [width(288)],
  args: {
    selectable: true,
    defaultSelectedKeys: ['1'],
    renderBulkActions: () =>
      ['Publish', 'Archive', 'Change prices'].map((name) => (
        <Button key={name} size="sm">
          {name}
        </Button>
      )),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('group', { name: 'Selected rows' });
    const row = canvas.getByRole('row', { name: /Coil 10 mm/ });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().top);
    // The rest of the line comes into sight with the focus.
    const clear = within(bar).getByRole('button', { name: 'Clear' });
    clear.focus();
    await expect(clear.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  },
};

export const RowsOfOtherPagesStaySelected: Story = {
  args: { selectable: true, selectedKeys: ['other'], onSelectedKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectedKeysChange).toHaveBeenCalledWith(['other', '1', '2', '3', '4']);
    await expect(all).not.toBeChecked();
  },
};

export const VirtualRowsFollowTheScroll: Story = {
  args: {
    rows: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      name: `Coil ${index}`,
      price: index,
      sku: '',
    })),
    maxHeight: '400px',
    selectable: true,
    renderRows: virtualRows,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const first = await canvas.findByRole('checkbox', { name: 'Select Coil 0' });
    first.focus();
    const region = await canvas.findByRole('region', { name: 'Products' });
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByRole('rowheader', { name: 'Coil 9999' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeCloseTo(region.getBoundingClientRect().bottom, 0),
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // The row with the focus has stayed, so the next key finds it.
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
  },
};

export const RegionIsReachedOnlyWhenItScrolls: Story = {
  args: { rows: products.map((product) => ({ ...product, sku: 'HR0123456789' })) },
  render: (args) => (
    <>
      <Table {...args} caption="Wide" />
      <div style={{ inlineSize: 260 }}>
        <Table {...args} caption="Narrow" />
      </div>
      <div style={{ inlineSize: 160 }}>
        <Table {...args} caption="Very narrow" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Narrow' });
    await expect(canvas.queryByRole('region', { name: 'Wide' })).toBeNull();
    region.focus();
    await expect(region).toHaveFocus();
    // The names stay, unless they would leave the other columns no room.
    const other = canvas.getByRole('region', { name: 'Very narrow' });
    for (const [table, moved] of [
      [region, 0],
      [other, 20],
    ] as const) {
      const name = within(table).getByRole('rowheader', { name: 'Frame' });
      const before = name.getBoundingClientRect().left;
      table.scrollLeft = 20;
      await waitFor(() => expect(table.scrollLeft).toBe(20));
      await expect(before - name.getBoundingClientRect().left).toBe(moved);
    }
  },
};

export const HeadStaysWhileRowsScroll: Story = {
  args: { maxHeight: '120px' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Products' });
    region.scrollTop = region.scrollHeight;
    const head = canvas.getByRole('columnheader', { name: 'Price' });
    await waitFor(() =>
      expect(head.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0),
    );
  },
};

export const LoadingIsReadOut: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Frame')).toBeNull();
  },
};

export const EmptySaysSo: Story = {
  args: { rows: [], emptyState: 'No products' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No products')).toBeVisible();
  },
};
