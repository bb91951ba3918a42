import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { editableCoil } from '#fixtures/editable-products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { industries } from '#fixtures/industries.ts';
import { stockLog } from '#fixtures/inventory.ts';
import { ownProduct, coil, products, wire } from '#fixtures/products.ts';
import { InventoryScreen } from '#screens/InventoryScreen/InventoryScreen.tsx';
import { StoreScreen } from '#screens/StoreScreen/StoreScreen.tsx';
import { ImportDialog, type ImportDialogProps } from '#trade/ImportDialog/ImportDialog.tsx';
import { PicturesDialog } from '#trade/PicturesDialog/PicturesDialog.tsx';
import { ProductDetail } from '#trade/ProductDetail/ProductDetail.tsx';
import { ProductEditor } from '#trade/ProductEditor/ProductEditor.tsx';
import { StockEditor } from '#trade/StockEditor/StockEditor.tsx';
import { StockLog } from '#trade/StockLog/StockLog.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Stocking',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inventory = (above?: ReactNode) =>
  inShell(
    <>
      <InventoryScreen
        // As in the app: cards on a phone. A frame keeps its width.
        layout={matchMedia('(width >= 600px)').matches ? 'table' : 'cards'}
        products={[...products, wire]}
        productHref={({ id }) => `#${id}`}
        onViewMore={fn()}
        onAdd={fn()}
      />
      {above}
    </>,
    { activeLabel: '' },
  );

const importDialog = (state: ImportDialogProps['state']) =>
  inventory(
    <ImportDialog
      open
      onOpenChange={fn()}
      state={state}
      templateHref="data:text/csv,name,description,price,category,stockQuantity,sku"
      columns={['Item name', 'Details', 'MRP', 'Category', 'Qty', 'Item code']}
      rowsPreview={products.map(({ name, description, price, category, stockQuantity }) => [
        name,
        description,
        String(price),
        category,
        String(stockQuantity),
        '',
      ])}
      report={{
        add: 45,
        duplicates: 1,
        wrong: 1,
        problems: [
          { row: 7, column: 'MRP', reason: "Price must be a number: 'on request'." },
          { row: 12, column: 'Item code', reason: 'A row above has this SKU.' },
        ],
      }}
      result={{ added: 45, updated: 0, leftOut: 2 }}
      onFile={fn()}
      onCheck={fn()}
      onImport={fn()}
      onBack={fn()}
      onUndo={fn()}
      onAddPictures={fn()}
    />,
  );

export const Import: Story = { render: () => importDialog('map') };

export const CheckedRows: Story = { render: () => importDialog('check') };

export const Imported: Story = { render: () => importDialog('done') };

export const Pictures: Story = {
  render: () => inventory(<PicturesDialog open onOpenChange={fn()} products={products} onAdd={fn()} />),
};

export const Inventory: Story = { render: () => inventory() };

export const Editor: Story = {
  render: () =>
    inShell(
      <ProductEditor
        product={editableCoil}
        industries={industries}
        defaultValues={{ price: 980 }}
        onSubmit={fn()}
        onUpload={() => new Promise(() => {})}
        onEditStock={fn()}
        onRestore={fn()}
      />,
      { activeLabel: '' },
    ),
};

export const Restock: Story = {
  render: () =>
    inventory(
      <StockEditor
        layout="sheet"
        productName={coil.name}
        stockQuantity={coil.stockQuantity}
        unit="kg"
        defaultOpen
        onSubmit={fn()}
      />,
    ),
};

export const Log: Story = {
  render: () =>
    inventory(
      <Dialog title="Stock log" defaultOpen>
        <StockLog entries={stockLog} unit="kg" timeZone="Asia/Kolkata" />
      </Dialog>,
    ),
};

export const OwnProduct: Story = {
  render: () =>
    inventory(
      <Dialog title="Product" size="full" defaultOpen>
        <ProductDetail {...wire} own onEdit={fn()} onEditStock={fn()} />
      </Dialog>,
    ),
};

export const Storefront: Story = {
  render: () =>
    inShell(
      <StoreScreen
        storefront={{ products: [coil, wire].map(ownProduct) }}
        onAdd={fn()}
        onViewMore={fn()}
        onEdit={fn()}
      />,
      { activeLabel: 'Store' },
    ),
};
