import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { facets } from '#fixtures/facets.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { brakeDisc, coil, products, rack, wire } from '#fixtures/products.ts';
import { savedProducts } from '#fixtures/saved-products.ts';
import { noResults } from '#fixtures/search.ts';
import { SearchScreen } from '#screens/SearchScreen/SearchScreen.tsx';
import { StoreScreen, type StoreScreenProps } from '#screens/StoreScreen/StoreScreen.tsx';
import { ProductDetail } from '#trade/ProductDetail/ProductDetail.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Finding',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = { onRequestEstimate: fn(), onSave: fn(), onViewMore: fn() };

const store = (props: StoreScreenProps) =>
  inShell(
    <StoreScreen
      mode="Client"
      products={{ products: [...products, wire] }}
      savedIds={['p-disc']}
      saved={{ products: savedProducts }}
      filters={{ category: ['Steel', 'Automotive'], inStock: true, sort: 'price' }}
      onFiltersChange={fn()}
      facets={facets}
      resultCount={6952}
      onViewChange={fn()}
      onRemoveSaved={fn()}
      onTabChange={fn()}
      {...actions}
      {...props}
    />,
    { activeLabel: 'Store', mode: 'Client' },
  );

/** Opened by its button where there is one. */
export const Filters: Story = {
  render: () => store({ filters: {}, resultCount: 10_000 }),
  play: async () => {
    const opener = screen.queryByRole('button', { name: 'Filters' });
    if (opener) await userEvent.click(opener);
  },
};

export const Store: Story = { render: () => store({}) };

export const Compare: Story = { render: () => store({ view: 'table' }) };

export const Product: Story = {
  render: () => (
    <>
      {store({})}
      <Dialog title="Product" size="full" defaultOpen>
        <ProductDetail
          {...wire}
          images={[...wire.images, ...coil.images]}
          similar={[coil, brakeDisc, rack]}
          onVendorOpen={fn()}
          {...actions}
        />
      </Dialog>
    </>
  ),
};

export const Saved: Story = { render: () => store({ tab: 'saved' }) };

export const NothingLeft: Story = {
  render: () => store({ products: { products: [] }, facets: { category: [], industry: [] }, resultCount: 0 }),
};

export const NothingFound: Story = {
  render: () =>
    inShell(
      <SearchScreen
        query="break disks for lorries"
        results={noResults}
        nearest={[brakeDisc, coil]}
        onCreateRequest={fn()}
        {...actions}
      />,
      { activeLabel: '', mode: 'Client', query: 'break disks for lorries' },
    ),
};
