import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { companies, manyCompanies, ownCompany } from '#fixtures/companies.ts';
import { facets } from '#fixtures/facets.ts';
import { manyProducts, products } from '#fixtures/products.ts';
import { manyRequests, requests } from '#fixtures/requests.ts';
import { noResults, longTextResults } from '#fixtures/search.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './SearchScreen.contract.ts';
import { SearchScreen } from './SearchScreen.tsx';

const statuses = ['connected', 'pending'] as const;
const results = {
  companies: [
    ...companies.map((company, index) => {
      const status = statuses[index];
      return { ...company, connection: status ? { status } : null };
    }),
    { ...ownCompany, connection: null },
  ],
  products,
  requests,
};

const meta = {
  title: 'Screens/SearchScreen',
  component: SearchScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    query: 'steel',
    results,
    ownId: ownCompany.id,
    savedIds: ['p-disc'],
    onRetry: fn(),
    onKindChange: fn(),
    onConnect: fn(),
    onCompanyOpen: fn(),
    onClientOpen: fn(),
    requestHref: ({ id }) => `#${id}`,
    onRequestOpen: fn(),
    onRequestEstimate: fn(),
    onSave: fn(),
    onViewMore: fn(),
    onVendorOpen: fn(),
  },
  decorators: [(Story, { args }) => inShell(<Story />, { activeLabel: '', query: args.query ?? '' })],
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', kind: 'products' } };

/** Skeletons of the size of the content. */
export const Loading: Story = { args: { results: undefined, state: 'loading' } };

/** What to do about it, in a sentence. */
export const NothingFound: Story = { args: { query: 'zeppelin', results: noResults } };

/** What comes nearest, and a way to ask for it. */
export const NearestOnly: Story = {
  args: {
    query: 'break disks for lorries',
    results: noResults,
    nearest: products.slice(1, 3),
    onCreateRequest: fn(),
  },
};

/** Products are narrowed down and ordered; the best match comes first. */
export const FilteredProducts: Story = {
  args: {
    kind: 'products',
    filters: { category: ['Steel'], inStock: true },
    onFiltersChange: fn(),
    facets,
    resultCount: 42,
    onViewChange: fn(),
  },
};

/** The search failed; 'Try again' repeats it. */
export const Failed: Story = { args: { results: undefined, state: 'error' } };

/** No search text yet. */
export const Idle: Story = { args: { query: '', results: undefined } };

/** The request that was chosen below the search box. */
export const ChosenRequest: Story = { args: { kind: 'requests', currentId: 'r-bottles' } };

/** One kind has nothing, another does. */
export const OtherKindsOnly: Story = { args: { kind: 'requests', results: { ...results, requests: [] } } };

/** One kind loads in pages on scrolling. */
export const Many: Story = {
  args: {
    kind: 'companies',
    results: { companies: manyCompanies(40), products: [], requests: [] },
    found: { companies: 137, products: 42, requests: 9 },
    more: 'loading',
    onLoadMore: fn(),
  },
};

/** The end of the results, at the limit of a search. */
export const TheBestOfMany: Story = {
  args: {
    kind: 'companies',
    limit: 50,
    results: { companies: manyCompanies(50), products: manyProducts(50), requests: manyRequests(50) },
  },
};

/** Long names and texts. */
export const LongText: Story = {
  args: { query: 'a supplier who can hold tolerances over a long run', results: longTextResults },
};

/** Three kinds, and every connection status. */
export const States: Story = { args: { currentId: 'r-coil' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column; the tabs scroll. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
