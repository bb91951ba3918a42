import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { inventory, longTextInventory } from '#fixtures/inventory.ts';
import { BulkChange } from '#trade/BulkChange/BulkChange.tsx';
import { contract } from './InventoryTable.contract.ts';
import { InventoryTable } from './InventoryTable.tsx';
import type { SaveInventoryChanges } from './inventory-product.ts';

const meta = {
  title: 'Trade/Products/InventoryTable',
  component: InventoryTable,
  parameters: { contract },
  args: {
    products: inventory,
    productHref: ({ id }) => `#${id}`,
    editHref: ({ id }) => `#edit-${id}`,
    onSortChange: fn(),
    onSave: fn<SaveInventoryChanges>(async () => {}),
    onStockChange: fn(),
    onStockLog: fn(),
    onArchive: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof InventoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'table', state: 'ready', more: 'end' } };

/** What can be done with the selected products covers the headers. */
export const Selection: Story = {
  render: function Selection(args) {
    const [ids, setIds] = useState<readonly string[]>(['p-coil', 'p-disc']);
    return (
      <InventoryTable
        {...args}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        renderBulkActions={() => (
          <Button size="sm" variant="secondary">
            Archive
          </Button>
        )}
      />
    );
  },
};

/** On a phone 'Select' makes each card a checkbox; what can be done with them is at the bottom. */
export const CardSelection: Story = {
  args: { layout: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  render: function CardSelection(args) {
    const [ids, setIds] = useState<readonly string[]>(['p-coil', 'p-disc']);
    return (
      <InventoryTable
        {...args}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        renderBulkActions={({ keys, clear }) => (
          <BulkChange
            layout="bar"
            products={args.products.filter(({ id }) => keys.includes(id))}
            count={keys.length}
            priceAfter={(price, percent) => Math.round(price * (100 + percent)) / 100}
            onPricesChange={clear}
            onDiscountChange={clear}
            onArchive={clear}
          />
        )}
      />
    );
  },
};

/** Low and out of stock, a long name, and a price that somebody else has changed. */
export const States: Story = {
  args: {
    products: [...inventory, longTextInventory],
    sort: { key: 'name', direction: 'ascending' },
    onSave: fn<SaveInventoryChanges>(async (product) => ({ current: { ...product, price: 900 } })),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Price of Hot-rolled/ }));
    await userEvent.keyboard('950{Enter}');
    await canvas.findByRole('button', { name: 'Keep yours' });
  },
};

/** Where there is less room, a sheet is for editing. */
export const Compact: Story = {
  args: { layout: 'compact' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Quick edit of Hot-rolled/ }));
    await screen.findByRole('dialog');
  },
};

/** A viewer may change nothing. */
export const ReadOnly: Story = {
  render: ({ products }) => <InventoryTable products={products} productHref={({ id }) => `#${id}`} />,
};

export const Loading: Story = { args: { products: [], state: 'loading' } };

export const Empty: Story = {
  args: { products: [], emptyState: <EmptyState title="No product is archived" /> },
};

export const Error: Story = { args: { products: [], state: 'error', onRetry: fn() } };

export const LongText: Story = { args: { layout: 'cards', products: [longTextInventory] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { layout: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
};
