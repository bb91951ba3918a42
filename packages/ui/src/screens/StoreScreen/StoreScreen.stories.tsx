import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { facets } from '#fixtures/facets.ts';
import { industries } from '#fixtures/industries.ts';
import { ownProduct, products } from '#fixtures/products.ts';
import { savedProducts } from '#fixtures/saved-products.ts';
import { requests } from '#fixtures/requests.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './StoreScreen.contract.ts';
import { StoreScreen } from './StoreScreen.tsx';

const meta = {
  title: 'Screens/StoreScreen',
  component: StoreScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    products: { products },
    storefront: { products: products.slice(0, 3).map(ownProduct) },
    requests: { requests },
    onAdd: fn(),
    onTabChange: fn(),
  },
  render: (args) =>
    inShell(<StoreScreen {...args} />, { activeLabel: 'Store', ...(args.mode && { mode: args.mode }) }),
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mode: 'Vendor', tab: 'requests' } };

/** The requests of clients, in a tab beside the own products. */
export const ClientRequests: Story = { args: { tab: 'requests' } };

/** A client sees every vendor's products at once. */
export const AsClient: Story = { args: { mode: 'Client' } };

/** The filters stand beside the products on wide screens, else behind a button. */
export const Filtered: Story = {
  args: {
    mode: 'Client',
    saved: { products: savedProducts },
    filters: { category: ['Steel'], inStock: true },
    onFiltersChange: fn(),
    facets,
    resultCount: 4812,
    onViewChange: fn(),
  },
};

/** No product is left. */
export const NothingMatches: Story = {
  args: {
    ...Filtered.args,
    products: { products: [] },
    facets: { category: [], industry: [] },
    resultCount: 0,
  },
};

/** Products as rows, to compare them. */
export const AsTable: Story = { args: { ...Filtered.args, view: 'table' } };

/** A client's own requests of every status. */
export const MyRequests: Story = {
  args: {
    mode: 'Client',
    tab: 'my-requests',
    myRequests: {
      requests: requests.map((request, index) => ({
        ...request,
        status: (['open', 'awarded', 'closed'] as const)[index % 3],
      })),
    },
    onMyRequestsStatusChange: fn(),
    onCreateRequest: fn(),
  },
};

/** Only those of one status. */
export const MyOpenRequests: Story = {
  args: {
    ...MyRequests.args,
    myRequests: { requests: requests.slice(0, 2).map((request) => ({ ...request, status: 'open' })) },
    myRequestsStatus: 'open',
  },
};

/** None is open: the page leads back to all of them. */
export const NoOpenRequests: Story = {
  args: { ...MyRequests.args, myRequests: { requests: [] }, myRequestsStatus: 'open' },
};

/** No quote was accepted. */
export const NoAwardedRequests: Story = { args: { ...NoOpenRequests.args, myRequestsStatus: 'awarded' } };

/** None was closed. */
export const NoClosedRequests: Story = { args: { ...NoOpenRequests.args, myRequestsStatus: 'closed' } };

/** A new client: the page says what to do. */
export const NoRequests: Story = { args: { ...MyRequests.args, myRequests: { requests: [] } } };

/** What is saved, and what has changed since. */
export const Saved: Story = {
  args: { saved: { products: savedProducts }, tab: 'saved', onRemoveSaved: fn(), onUndoRemoveSaved: fn() },
};

/** Nothing is saved: the page says where to look. */
export const NothingSaved: Story = { args: { mode: 'Client', tab: 'saved', saved: { products: [] } } };

/** A client without deals begins with a request. */
export const NoDeals: Story = {
  args: {
    mode: 'Client',
    tab: 'deals',
    deals: { view: 'needs-reply', side: 'all', deals: [], onViewChange: fn(), onSideChange: fn() },
    onCreateRequest: fn(),
  },
};

/** What clients look for, narrowed down. */
export const FilteredRequests: Story = {
  args: {
    tab: 'requests',
    requestFiltering: {
      filters: { industry: ['Automotive'], unquoted: true },
      onFiltersChange: fn(),
      industries: industries.map((value) => ({ value })),
    },
  },
};

/** The products that a client has saved for later. */
export const OnlySaved: Story = {
  args: {
    mode: 'Client',
    products: { products: products.slice(0, 2) },
    savedIds: products.slice(0, 2).map(({ id }) => id),
    onlySaved: true,
    onOnlySavedChange: fn(),
    onSave: fn(),
    onViewMore: fn(),
  },
};

/** A new vendor: the page says what to do. */
export const EmptyStorefront: Story = { args: { storefront: { products: [] } } };

/** A guest has no products of their own. */
export const AsGuest: Story = { args: { storefront: undefined, onLogIn: fn() } };

/** A client's store. */
export const States: Story = { ...AsClient };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column of cards. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
