import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { longTextProduct } from '#fixtures/products.ts';
import { savedProducts } from '#fixtures/saved-products.ts';
import { contract } from './SavedList.contract.ts';
import { SavedList } from './SavedList.tsx';

const meta = {
  title: 'Trade/Products/SavedList',
  component: SavedList,
  parameters: { contract, layout: 'padded' },
  args: {
    products: savedProducts,
    onRemove: fn(),
    onUndoRemove: fn(),
    onRequestEstimate: fn(),
    onViewMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SavedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultFilter: 'cheaper', state: 'ready' } };

/** Nothing is saved. */
export const Empty: Story = { args: { products: [] } };

/** Nothing has run out. */
export const NoneLikeThat: Story = {
  args: { products: savedProducts.slice(0, 2), defaultFilter: 'ran-out' },
};

/** Skeletons of the size of a row. */
export const Loading: Story = { args: { products: [], state: 'loading' } };

/** The list could not be loaded. */
export const Failed: Story = { args: { products: [], state: 'error' } };

/** Long names and large numbers. */
export const LongText: Story = { args: { products: [{ ...longTextProduct, savedPrice: 99_999_999 }] } };

/** Every fate, and nothing. */
export const States: Story = {
  render: (args) => (
    <Column>
      <SavedList {...args} />
      <SavedList {...args} products={[]} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
