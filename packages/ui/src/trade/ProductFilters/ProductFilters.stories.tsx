import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { fn } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { facets } from '#fixtures/facets.ts';
import { manyProducts, products } from '#fixtures/products.ts';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import { contract } from './ProductFilters.contract.ts';
import { NoProductsMatch } from './NoProductsMatch.tsx';
import type { ProductFilterValues } from './product-filter-values.ts';
import { ProductFilters } from './ProductFilters.tsx';

const grid = (shown: typeof products) => (
  <CardGrid aria-label="Products">
    {shown.map((product) => (
      <ProductCard key={product.id} {...product} />
    ))}
  </CardGrid>
);

const meta = {
  title: 'Trade/Products/ProductFilters',
  component: ProductFilters,
  parameters: { contract, layout: 'padded' },
  args: {
    filters: { category: ['Steel', 'Automotive'], maxPrice: 20_000, inStock: true },
    onFiltersChange: fn(),
    facets,
    resultCount: 6952,
    view: 'cards',
    onViewChange: fn(),
    children: grid(products),
  },
  argTypes: { children: { control: false } },
  render: function Render({ filters: first, ...args }) {
    const [filters, setFilters] = useState<ProductFilterValues | undefined>(first);
    return <ProductFilters {...args} filters={filters} onFiltersChange={setFilters} />;
  },
} satisfies Meta<typeof ProductFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen with room for the rail, which is as high as the screen without the bar of a page above it. */
const wide = {
  globals: { viewport: { value: 'xl' } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  decorators: [
    (Story) => (
      <div style={{ '--gh-top-bar-height': '-3.5rem' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Story;

/** Enough products to stand beside all of the rail. */
const many = grid(manyProducts(12));

export const Default: Story = {};

export const Playground: Story = {
  args: { rail: false, isSearch: false, offersConnected: true, resultLimit: 10_000, maxTrackPrice: 100_000 },
};

/** From 1536 px the filters stand beside the list. */
export const Rail: Story = { ...wide, args: { rail: true, children: many } };

/** Categories and industries are loading; the other filters are there. */
export const Loading: Story = {
  ...wide,
  args: {
    rail: true,
    facets: { category: [], industry: [], state: 'loading' },
    resultCount: undefined,
    children: many,
  },
};

/** They could not be loaded; what is chosen stays. */
export const Failed: Story = {
  ...wide,
  args: {
    rail: true,
    facets: { category: [], industry: [], state: 'error', onRetry: fn() },
    children: many,
  },
};

/** No product is left: what is chosen has the count 0, and a button takes it away. */
export const Empty: Story = {
  ...wide,
  args: {
    rail: true,
    facets: { category: [], industry: [] },
    resultCount: 0,
    children: <NoProductsMatch onFiltersChange={fn()} />,
  },
};

/** Results of a search begin with the best match. */
export const OfASearch: Story = { args: { isSearch: true, filters: {}, resultCount: 10_000 } };

/** Long names of categories. */
export const LongText: Story = {
  args: {
    filters: { category: ['Cold-drawn seamless precision tubes with internal honing, capped and bundled'] },
  },
};

/** Much, little and nothing chosen. */
export const States: Story = {
  render: (args) => (
    <Column>
      <ProductFilters
        {...args}
        filters={{ ...args.filters, minPrice: 500, maxMinimumOrder: 10, connected: true, sort: '-price' }}
        view="table"
      >
        {null}
      </ProductFilters>
      <ProductFilters {...args} filters={{ sort: 'name' }} resultCount={10_000} offersConnected={false} />
      <ProductFilters {...args} {...Empty.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
