import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyProducts, products, longTextProduct } from '#fixtures/products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './InventoryScreen.contract.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const meta = {
  title: 'Screens/InventoryScreen',
  component: InventoryScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    products,
    productHref: ({ id }) => `#${id}`,
    onSortChange: fn(),
    onViewMore: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => inShell(<Story />, { activeLabel: 'Store' })],
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'table', state: 'ready', more: 'end' } };

/** The caller has sorted the products; the head of the column shows it. */
export const Sorted: Story = {
  args: {
    products: products.toSorted((a, b) => a.stockQuantity - b.stockQuantity),
    sort: { key: 'stockQuantity', direction: 'ascending' },
  },
};

/** Where there is no space for a table, the products are cards. */
export const Cards: Story = { args: { layout: 'cards' } };

/** Six skeletons of rows while they load. */
export const Loading: Story = { args: { products: [], state: 'loading' } };

/** A new company: the page says what to do. */
export const Empty: Story = { args: { products: [] } };

/** The list could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { products: [], state: 'error' } };

/** Long lists stay fast and load more on scrolling. */
export const Many: Story = { args: { products: manyProducts(60), more: 'loading', onLoadMore: fn() } };

/** Long names and large numbers. */
export const LongText: Story = { args: { products: [longTextProduct, ...products] } };

/** Everything a row can contain. */
export const States: Story = {
  args: { products: [...products, longTextProduct], sort: { key: 'name', direction: 'descending' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { layout: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
};
