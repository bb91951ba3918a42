import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { facets } from '#fixtures/facets.ts';
import { manyProducts, products, longTextProduct } from '#fixtures/products.ts';
import { homeSummary } from '#fixtures/catching-up.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './VendorHomeScreen.contract.ts';
import { VendorHomeScreen } from './VendorHomeScreen.tsx';

const meta = {
  title: 'Screens/VendorHomeScreen',
  component: VendorHomeScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    products,
    savedIds: ['p-disc'],
    onAdd: fn(),
    onRequestEstimate: fn(),
    onSave: fn(),
    onViewMore: fn(),
    onVendorOpen: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => inShell(<Story />, { activeLabel: 'Home' })],
} satisfies Meta<typeof VendorHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** What is chosen stands above the products; the button opens the filters. */
export const Filtered: Story = {
  args: {
    filters: { category: ['Steel'], maxPrice: 20_000 },
    onFiltersChange: fn(),
    facets,
    resultCount: 4812,
    onViewChange: fn(),
  },
};

/** What waits today and what a new company begins with, above the list. */
export const WithSummary: Story = { args: { summary: homeSummary } };

/** Six skeletons of the size of a card, so that nothing moves when the products arrive. */
export const Loading: Story = { args: { products: [], state: 'loading' } };

/** No products yet: the button says what to do. */
export const Empty: Story = { args: { products: [] } };

/** The list could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { products: [], state: 'error' } };

/** Long lists stay fast and load more on scrolling. */
export const Many: Story = { args: { products: manyProducts(60), more: 'loading', onLoadMore: fn() } };

/** Long names and large numbers. */
export const LongText: Story = { args: { products: [longTextProduct, ...products] } };

/** A guest sees everything; every action leads to logging in. */
export const States: Story = { args: { products: [...products, longTextProduct] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
