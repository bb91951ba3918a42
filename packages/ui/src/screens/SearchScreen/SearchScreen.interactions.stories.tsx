import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyCompanies, ownCompany } from '#fixtures/companies.ts';
import { coil } from '#fixtures/products.ts';
import { noResults, searchResults } from '#fixtures/search.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { SearchKind } from './SearchScreenResults.tsx';

const meta = {
  title: 'Screens/SearchScreen/Interactions',
  component: SearchScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    query: 'steel',
    results: {
      ...searchResults,
      companies: [...searchResults.companies, { ...ownCompany, connection: null }],
    },
    ownId: ownCompany.id,
    onRetry: fn(),
    onKindChange: fn(),
    onConnect: fn(),
    onCompanyOpen: fn(),
    onClientOpen: fn(),
    requestHref: ({ id }) => `#${id}`,
    onRequestOpen: fn(),
    onViewMore: fn(),
  },
  render: function Render(args) {
    const [kind, setKind] = useState<SearchKind>(args.kind ?? 'all');
    return (
      <SearchScreen
        {...args}
        kind={kind}
        onKindChange={(next) => {
          args.onKindChange?.(next);
          setKind(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Nimbus IT Services' }));
    await expect(args.onCompanyOpen).toHaveBeenLastCalledWith('c-nimbus');
    const card = screen.getByRole('article', { name: 'Hot-rolled steel coil, 3 mm' });
    await userEvent.click(within(card).getByRole('button', { name: 'View More' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining({ id: 'p-coil' }));
    const request = screen.getByRole('article', { name: 'Konark Auto Components' });
    await userEvent.click(within(request).getByRole('button', { name: 'Konark Auto Components' }));
    await expect(args.onClientOpen).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'c-konark' }));
    await userEvent.click(within(request).getByRole('link', { name: 'View request' }));
    await expect(args.onRequestOpen).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'c-konark' }));
  },
};

export const ConnectsWithStrangersOnly: Story = {
  play: async ({ args }) => {
    const rows = within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Connected');
    await expect(rows[2]).not.toHaveTextContent('Connect');
    const connect = screen.getAllByRole('button', { name: 'Connect' });
    await expect(connect).toHaveLength(1);
    await userEvent.click(connect[0]!);
    await expect(args.onConnect).toHaveBeenCalledWith(searchResults.companies[1]);
  },
};

export const KindsByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Companies 3' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onKindChange).toHaveBeenLastCalledWith('companies');
    await expect(screen.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('list', { name: 'Requests' })).toBeVisible();
  },
};

export const ShowsAllOfAKind: Story = {
  args: { results: { ...searchResults, companies: manyCompanies(6) }, limit: 6 },
  play: async () => {
    const rows = () => within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
    await expect(rows()).toHaveLength(4);
    // There may be more than a search finds.
    await expect(screen.getByRole('tab', { name: 'Companies 6+' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6+ companies' }));
    await expect(rows()).toHaveLength(6);
    await expect(screen.getByText(/These are the best 6\./)).toBeVisible();
  },
};

export const AKindWithoutResultsLeadsToTheOthers: Story = {
  args: { kind: 'requests', results: { ...searchResults, requests: [] } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show all results' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('all');
    await expect(screen.getByRole('list', { name: 'Companies' })).toBeVisible();
  },
};

/** The tabs count all results, of which the first page is loaded. */
export const TheNextPageFollows: Story = {
  args: {
    kind: 'companies',
    results: { companies: manyCompanies(20), products: [], requests: [] },
    found: { companies: 137, products: 0, requests: 2 },
    more: 'idle',
    onLoadMore: fn(),
  },
  play: async ({ args }) => {
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'Companies137',
      'Products0',
      'Requests2',
    ]);
    const rows = within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(20);
    rows.at(-1)!.scrollIntoView();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await userEvent.keyboard('{Home}');
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    await expect(screen.getByRole('button', { name: 'Show all 137 companies' })).toBeVisible();
  },
};

export const TheChosenRequestHasTheFocus: Story = {
  args: { kind: 'requests', currentId: 'r-coil' },
  play: async () => {
    const card = screen.getByRole('article', { name: 'Konark Auto Components' });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAttribute('aria-current', 'true');
  },
};

export const NothingFoundHelps: Story = {
  args: { query: 'zeppelin', results: noResults },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const NothingFoundOffersTheNearest: Story = {
  args: { query: 'zeppelin', results: noResults, nearest: [coil], onCreateRequest: fn() },
  play: async ({ args }) => {
    const nearest = within(screen.getByRole('region', { name: 'Nearest products' }));
    await userEvent.click(nearest.getByRole('button', { name: 'View More' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(coil));
    await userEvent.click(screen.getByRole('button', { name: 'Create a Request' }));
    await expect(args.onCreateRequest).toHaveBeenCalledWith('zeppelin');
  },
};

export const FacetsAreAskedForAsTheFiltersOpen: Story = {
  args: { kind: 'products', filters: {}, onFiltersChange: fn(), onFiltersOpen: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await expect(args.onFiltersOpen).toHaveBeenCalledOnce();
  },
};

/** Filters that leave nothing can be taken away, and do not end the search. */
export const FiltersThatLeaveNothingAreCleared: Story = {
  args: {
    kind: 'products',
    results: noResults,
    filters: { category: ['Tools'] },
    onFiltersChange: fn(),
    resultCount: 0,
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Sort: Best match' })).toBeVisible();
    // The one beside what is chosen has the same name, and comes first.
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { results: undefined, state: 'error' },
  play: async ({ args }) => {
    await expect(screen.getByText('The results could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingKeepsTheTabs: Story = {
  args: { results: undefined, state: 'loading' },
  play: async () => {
    await expect(screen.getByText('Loading results')).toBeInTheDocument();
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'Companies',
      'Products',
      'Requests',
    ]);
  },
};
