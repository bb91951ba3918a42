import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { inventory, longTextInventory, manyInventory } from '#fixtures/inventory.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { BulkChange } from '#trade/BulkChange/BulkChange.tsx';
import { contract } from './InventoryScreen.contract.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const priceAfter = (price: number, percent: number) => Math.round(price * (100 + percent)) / 100;

const meta = {
  title: 'Screens/InventoryScreen',
  component: InventoryScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    products: inventory,
    productHref: ({ id }) => `#${id}`,
    editHref: ({ id }) => `#edit-${id}`,
    onQueryChange: fn(),
    onStatusChange: fn(),
    onLowChange: fn(),
    onSortChange: fn(),
    onSave: fn(async () => {}),
    onStockChange: fn(),
    onStockLog: fn(),
    onArchive: fn(),
    onRestore: fn(),
    onAdd: fn(),
    onImport: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => inShell(<Story />, { activeLabel: 'Store' })],
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { layout: 'table', status: 'active', state: 'ready', more: 'end', exporting: false },
};

/** The caller has sorted the products; the head of the column shows it. */
export const Sorted: Story = {
  args: {
    products: inventory.toSorted((a, b) => a.stockQuantity - b.stockQuantity),
    sort: { key: 'stockQuantity', direction: 'ascending' },
  },
};

/** Selected products are changed together; the last change can be taken back. */
export const Selection: Story = {
  render: function Selection(args) {
    const [ids, setIds] = useState<readonly string[]>(['p-coil', 'p-disc']);
    return (
      <InventoryScreen
        {...args}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        renderBulkActions={({ keys }) => (
          <BulkChange
            layout={args.layout === 'cards' ? 'bar' : 'row'}
            products={args.products.filter(({ id }) => keys.includes(id))}
            count={keys.length}
            priceAfter={priceAfter}
            onPricesChange={fn()}
            onDiscountChange={fn()}
            onArchive={fn()}
          />
        )}
        notice={{ message: '12 prices changed.', onUndo: fn(), onDismiss: fn() }}
      />
    );
  },
};

/** On a phone the bar of the selection takes the place of the button and the notice. */
export const CardSelection: Story = {
  ...Selection,
  args: { layout: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
};

/** Below 1280 px there are fewer columns, and a sheet is for editing. */
export const Compact: Story = { args: { layout: 'compact' } };

/** Six skeletons of rows while they load. */
export const Loading: Story = { args: { products: [], state: 'loading' } };

/** A new company: the page says what to do. */
export const Empty: Story = { args: { products: [] } };

/** Only what has to be stocked up. */
export const LowStock: Story = {
  args: {
    low: true,
    products: inventory.toSorted((a, b) => a.stockQuantity - b.stockQuantity).slice(0, 2),
    sort: { key: 'stockQuantity', direction: 'ascending' },
  },
};

/** Nothing has to be stocked up. */
export const NothingLow: Story = { args: { products: [], low: true } };

/** Nothing is archived. */
export const EmptyArchive: Story = { args: { products: [], status: 'archived' } };

/** The search has found nothing. */
export const NoMatch: Story = { args: { products: [], query: 'brak disk' } };

/** The list could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { products: [], state: 'error' } };

/** What was last loaded stays. */
export const Offline: Story = { args: { offline: true } };

/** A viewer only reads. */
export const ReadOnly: Story = {
  render: ({ products }) => (
    <InventoryScreen
      products={products}
      productHref={({ id }) => `#${id}`}
      onQueryChange={fn()}
      onStatusChange={fn()}
      readOnlyReason="Only owners, admins and sales may change products."
    />
  ),
};

/** Long lists stay fast and load more on scrolling. */
export const Many: Story = { args: { products: manyInventory(60), more: 'loading', onLoadMore: fn() } };

/** Long names and large numbers. */
export const LongText: Story = { args: { products: [longTextInventory, ...inventory] } };

/** Everything a row can contain. */
export const States: Story = {
  args: {
    products: [...inventory, longTextInventory],
    sort: { key: 'name', direction: 'descending' },
    notice: { message: 'Helical gear set, module 2 is archived.', onUndo: fn(), onDismiss: fn() },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { layout: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
};
