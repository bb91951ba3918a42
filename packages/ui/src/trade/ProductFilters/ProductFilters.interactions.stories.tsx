import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { facets } from '#fixtures/facets.ts';
import { NoProductsMatch } from './NoProductsMatch.tsx';
import { ProductFilters } from './ProductFilters.tsx';

const meta = {
  title: 'Trade/Products/ProductFilters/Interactions',
  component: ProductFilters,
  tags: ['!autodocs', '!manifest'],
  args: { filters: {}, onFiltersChange: fn(), facets, resultCount: 10_000, onViewChange: fn() },
  render: function Render({ filters: first, onFiltersChange, ...args }) {
    const [filters, setFilters] = useState(first);
    return (
      <ProductFilters
        {...args}
        filters={filters}
        onFiltersChange={(next) => {
          onFiltersChange?.(next);
          setFilters(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ProductFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

/** What is chosen has the names of the call that fetches it. */
export const ThreeClicksNarrowDown: Story = {
  args: { filters: { sort: 'price' } },
  play: async ({ args }) => {
    await expect(screen.getByText('10,000+ products')).toBeVisible();
    const drawer = await openDrawer();
    await expect(drawer.getByRole('checkbox', { name: 'Steel' })).toHaveAccessibleDescription('4,812');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Steel' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'In stock' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Connected companies' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'To' }), '2,50,000');
    await userEvent.type(drawer.getByRole('textbox', { name: 'At most' }), '10');
    await userEvent.tab();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      category: ['Steel'],
      maxPrice: 250_000,
      inStock: true,
      maxMinimumOrder: 10,
      connected: true,
      sort: 'price',
    });
  },
};

export const OrderAndViewByKeyboard: Story = {
  args: { filters: { category: ['Steel'] } },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Sort: Newest' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Highest price' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ category: ['Steel'], sort: '-price' });
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('table');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ sort: '-price' });
  },
};

export const TheBestMatchIsNoOrderOfTheCall: Story = {
  args: { isSearch: true, filters: { inStock: true, sort: 'name' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sort: Name' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Best match' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ inStock: true });
  },
};

export const NothingLeftIsCleared: Story = {
  args: {
    filters: { category: ['Steel'], sort: 'name' },
    facets: { category: [], industry: [] },
    resultCount: 0,
    offersConnected: false,
  },
  render: (args) => (
    <ProductFilters {...args}>
      <NoProductsMatch {...args} />
    </ProductFilters>
  ),
  play: async ({ canvas, args }) => {
    const drawer = await openDrawer();
    await expect(drawer.getByRole('checkbox', { name: 'Steel' })).toHaveAccessibleDescription('0');
    await expect(drawer.queryByRole('checkbox', { name: 'Connected companies' })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Show 0 products' }));
    // The one beside what is chosen has the same name, and comes first.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1]!);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ sort: 'name' });
  },
};
