import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { coil, products, wire } from '#fixtures/products.ts';
import { InventoryScreen } from '#screens/InventoryScreen/InventoryScreen.tsx';
import { StoreScreen } from '#screens/StoreScreen/StoreScreen.tsx';
import { ProductDetail } from '#trade/ProductDetail/ProductDetail.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Stocking',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inventory = (
  <InventoryScreen
    products={[...products, wire]}
    productHref={({ id }) => `#${id}`}
    onViewMore={fn()}
    onAdd={fn()}
  />
);

export const Inventory: Story = { render: () => inShell(inventory, { activeLabel: '' }) };

export const OwnProduct: Story = {
  render: () =>
    inShell(
      <>
        {inventory}
        <Dialog title="Product" size="full" defaultOpen>
          <ProductDetail {...wire} own onEdit={fn()} onEditStock={fn()} />
        </Dialog>
      </>,
      { activeLabel: '' },
    ),
};

export const Storefront: Story = {
  render: () =>
    inShell(
      <StoreScreen storefront={{ products: [coil, wire] }} onAdd={fn()} onViewMore={fn()} onEdit={fn()} />,
      { activeLabel: 'Store' },
    ),
};
