import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { aMoment } from '#fixtures/a-moment.ts';
import { companies } from '#fixtures/companies.ts';
import { products } from '#fixtures/products.ts';
import { requests } from '#fixtures/requests.ts';
import { noResults, searchResults, longTextResults } from '#fixtures/search.ts';
import { contract } from './GlobalSearch.contract.ts';
import { GlobalSearch } from './GlobalSearch.tsx';
import type { SearchResults } from './search-options.ts';

const meta = {
  title: 'Trade/Search/GlobalSearch',
  component: GlobalSearch,
  parameters: { contract, anatomy: 'With results' },
  decorators: [width(480)],
  args: {
    onSearch: fn(),
    onValueChange: fn(),
    onRetry: fn(),
    onCompanyOpen: fn(),
    onProductOpen: fn(),
    onRequestOpen: fn(),
  },
} satisfies Meta<typeof GlobalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a frame of its own, as high as its panel needs. */
const framed = (height: string) => ({ docs: { story: { inline: false, height } } });

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Search' }), text);
  };

/** A mock server, which matches the start of any word. */
async function find(text: string): Promise<SearchResults> {
  await aMoment();
  const isFound = (entry: object) =>
    ` ${Object.values(entry).join(' ')}`.toLowerCase().includes(` ${text.trim().toLowerCase()}`);
  return {
    companies: companies.filter(isFound).slice(0, 4),
    products: products.filter(isFound).slice(0, 4),
    requests: requests.filter(isFound).slice(0, 4),
  };
}

/** Type "st", "auto" or "zeppelin": the last results stay while the next are on their way. */
export const Default: Story = {
  render: function Render(args) {
    const [text, setText] = useState('');
    const [found, setFound] = useState<{ text: string; results: SearchResults }>();
    useEffect(() => {
      let current = true;
      if (text.trim()) void find(text).then((next) => current && setFound({ text, results: next }));
      return () => {
        current = false;
      };
    }, [text]);
    return (
      <GlobalSearch
        {...args}
        value={text}
        onValueChange={setText}
        results={found?.results}
        state={found?.text === text ? 'ready' : 'loading'}
      />
    );
  },
};

export const Playground: Story = {
  args: {
    results: searchResults,
    state: 'ready',
    defaultValue: 'steel',
    label: 'Search',
    placeholder: 'Search...',
    size: 'lg',
  },
};

/** Three kinds in one list; matches are highlighted, and the last option opens all results. */
export const WithResults: Story = {
  parameters: framed('560px'),
  args: { results: searchResults },
  play: typing('steel'),
};

/** The first search: skeletons of the height of the results. */
export const Loading: Story = {
  parameters: framed('360px'),
  args: { state: 'loading' },
  play: typing('steel'),
};

/** Says what to do about it. */
export const NothingFound: Story = {
  parameters: framed('180px'),
  args: { results: noResults },
  play: typing('zeppelin'),
};

/** The error takes the place of the results, and 'Try again' is an option like the others. */
export const Failed: Story = {
  parameters: framed('240px'),
  args: { state: 'error' },
  play: typing('steel'),
};

/** Long text stays within its option. */
export const LongText: Story = {
  parameters: framed('480px'),
  args: { results: longTextResults },
  play: typing('tolerances'),
};

/** Every size, disabled, and the panel. */
export const States: Story = {
  // A page has one search; this one has four to compare.
  parameters: {
    ...framed('800px'),
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { results: searchResults },
  render: (args) => (
    // As high as the panel below the last one needs.
    <div style={{ minBlockSize: 720 }}>
      <Column>
        <GlobalSearch {...args} label="Small search" size="sm" />
        <GlobalSearch {...args} label="Large search" size="lg" defaultValue="steel" />
        <GlobalSearch {...args} label="Disabled search" disabled />
        <GlobalSearch {...args} />
      </Column>
    </div>
  ),
  play: typing('steel'),
};

/** Text in another direction keeps its own. */
export const RightToLeft: Story = {
  parameters: framed('560px'),
  globals: { direction: 'rtl' },
  args: { results: searchResults, placeholder: 'بحث', lang: 'ar' },
  play: typing('steel'),
};

/** On a phone the panel fills the screen's width. */
export const Narrow: Story = {
  parameters: framed('480px'),
  globals: { viewport: { value: 'mobile1' } },
  args: { results: longTextResults },
  play: typing('tolerances'),
};
