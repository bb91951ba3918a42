import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { width } from '#docs/story-layout.tsx';
import { brokenPicture } from '#fixtures/pictures.ts';
import {
  brakeDisc,
  coil,
  products,
  tablets,
  wire,
  withoutPicture,
  longTextProduct,
} from '#fixtures/products.ts';
import { contract } from './ProductCard.contract.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductCard',
  component: ProductCard,
  parameters: { contract },
  args: { ...coil, onRequestEstimate: fn(), onSave: fn(), onViewMore: fn(), onVendorOpen: fn() },
  decorators: [width(320)],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { saved: false, headingLevel: 3 } };

/** One picture needs no controls; the carousel code is not even loaded. */
export const SinglePicture: Story = { args: brakeDisc };

/** The fallback of a missing picture. */
export const WithoutPicture: Story = { args: withoutPicture };

/** A picture that does not load looks like one that is missing. */
export const BrokenPicture: Story = { args: { images: [brokenPicture] } };

/** Out of stock, as text. */
export const OutOfStock: Story = { args: tablets };

/** The bookmark shows and says that the product is saved. */
export const Saved: Story = { args: { saved: true } };

/** With addresses the name and the vendor are links, which open in a new tab and can be copied. */
export const Linked: Story = { args: { href: '#coil', vendorHref: '#bharat' } };

/** Without callbacks there are no buttons. */
export const ReadOnly: Story = { render: () => <ProductCard {...coil} /> };

/** What is not sold by the piece says its unit, and the least quantity of an order. */
export const ByWeight: Story = { args: { ...wire, leadDays: 7 } };

/** The company's own product can be edited, and neither saved nor asked for. */
export const Own: Story = { args: { own: true, onEdit: fn() } };

/** Long words and large numbers: nothing overflows. */
export const LongText: Story = { args: longTextProduct };

/** The skeleton of a loading card, of the same size. */
export const Loading: Story = { render: () => <ProductCardSkeleton /> };

/** A list, as on the home page of a vendor. */
export const States: Story = {
  parameters: { fullWidth: true },
  render: (args) => (
    <CardGrid aria-label="Products">
      {products.map((product) => (
        <ProductCard key={product.id} {...args} {...product} />
      ))}
      <ProductCard {...args} {...wire} own onEdit={fn()} />
      <ProductCard {...args} {...longTextProduct} saved />
      <ProductCardSkeleton />
    </CardGrid>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On the narrowest phones the actions are stacked. */
export const Narrow: Story = { decorators: [width(230)] };
