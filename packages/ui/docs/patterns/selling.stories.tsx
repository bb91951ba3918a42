import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { AddProductForm } from '#trade/AddProductForm/AddProductForm.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ProductDetail } from '#trade/ProductDetail/ProductDetail.tsx';
import { VendorProfile } from '#trade/VendorProfile/VendorProfile.tsx';
import { bharat } from '#fixtures/companies.ts';
import { ownProduct, coil, products } from '#fixtures/products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { StoreScreen } from '#screens/StoreScreen/StoreScreen.tsx';
import { VendorHomeScreen } from '#screens/VendorHomeScreen/VendorHomeScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Selling',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = { onRequestEstimate: fn(), onSave: fn(), onViewMore: fn() };

const home = (dialog?: ReactNode) =>
  inShell(
    <>
      <VendorHomeScreen products={products} onAdd={fn()} onVendorOpen={fn()} {...actions} />
      {dialog}
    </>,
    {},
  );

export const Market: Story = { render: () => home() };

export const AddAProduct: Story = {
  render: () =>
    home(
      <Dialog title="Add a Product" size="lg" defaultOpen>
        <AddProductForm onSubmit={fn()} />
      </Dialog>,
    ),
};

export const Product: Story = {
  render: () =>
    home(
      <Dialog title="Product" size="full" defaultOpen>
        <ProductDetail {...coil} onRequestEstimate={fn()} onSave={fn()} onVendorOpen={fn()} />
      </Dialog>,
    ),
};

export const Vendor: Story = {
  render: () =>
    home(
      <Dialog title={bharat.companyName} size="full" defaultOpen>
        <VendorProfile
          {...bharat}
          products={products.filter(({ vendorName }) => vendorName === bharat.companyName)}
          connectionStatus="stranger"
          onConnect={fn()}
          onMessage={fn()}
          {...actions}
        />
      </Dialog>,
    ),
};

export const Storefront: Story = {
  render: () =>
    inShell(
      <StoreScreen storefront={{ products: products.slice(0, 3).map(ownProduct) }} onViewMore={fn()} />,
      {
        activeLabel: 'Store',
      },
    ),
};
