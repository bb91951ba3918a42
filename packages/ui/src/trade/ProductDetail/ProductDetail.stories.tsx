import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { brakeDisc, coil, rack, tablets, wire, withoutPicture, longTextProduct } from '#fixtures/products.ts';
import { contract } from './ProductDetail.contract.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductDetail',
  component: ProductDetail,
  parameters: { contract },
  args: { ...coil, onRequestEstimate: fn(), onSave: fn(), onVendorOpen: fn() },
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { saved: false, discount: 12.5, stockQuantity: 120 } };

/** Prices for larger quantities, a minimum order, and a unit; what is 0 is not known. */
export const ByWeight: Story = { args: wire };

/** Its own vendor edits it and changes its stock. */
export const Own: Story = { args: { ...wire, own: true, onEdit: fn(), onEditStock: fn() } };

/** Others like it, which open in its place. */
export const WithSimilar: Story = {
  args: { similar: [wire, brakeDisc, rack], onViewMore: fn(), productHref: ({ id }) => `#${id}` },
};

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => (
    <Dialog title="Product" size="full" defaultOpen>
      <ProductDetail {...args} />
    </Dialog>
  ),
};

/** Missing facts leave no gap. */
export const LittleKnown: Story = { args: { ...withoutPicture, attributes: null, shippingDetails: null } };

/** Out of stock. */
export const OutOfStock: Story = { args: { ...tablets, saved: true } };

/** A video that the browser cannot play is a link. */
export const WithVideo: Story = { args: { videos: ['data:video/mp4;base64,AAAA'] } };

/** Long names and large numbers. */
export const LongText: Story = {
  args: {
    ...longTextProduct,
    warranty: longTextProduct.description,
    additionalNotes: longTextProduct.description,
  },
};

/** The skeleton while the product loads. */
export const Loading: Story = { render: () => <ProductDetailSkeleton /> };

/** On sale, out of stock, an own one, and one of which little is known. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ProductDetail {...args} />
      <ProductDetail {...args} {...OutOfStock.args} />
      <ProductDetail {...args} {...Own.args} {...WithSimilar.args} />
      <ProductDetail {...args} {...LittleKnown.args} />
      <ProductDetailSkeleton />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Pictures first, then the offer. */
export const Narrow: Story = { decorators: [width(328)] };
