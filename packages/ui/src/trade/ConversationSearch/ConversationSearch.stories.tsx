import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { companies, longTextCompany } from '#fixtures/companies.ts';
import { foundMessages, manyFoundMessages, now } from '#fixtures/conversations.ts';
import { contract } from './ConversationSearch.contract.ts';
import { ConversationSearch } from './ConversationSearch.tsx';

const meta = {
  title: 'Trade/Chat/ConversationSearch',
  component: ConversationSearch,
  parameters: { contract },
  args: { query: 'coil', results: foundMessages, now, onQueryChange: fn(), onOpen: fn() },
  render: function Typing({ query: initial, ...args }) {
    const [query, setQuery] = useState(initial);
    return <ConversationSearch {...args} query={query} onQueryChange={setQuery} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** Without a search text there is only the field. */
export const Field: Story = { args: { query: '' } };

/** With addresses the results are links, which open in a new tab. */
export const Linked: Story = { args: { resultHref: ({ companyId, _id }) => `#${companyId}/${_id}` } };

/** Companies so named stand above the messages. */
export const Companies: Story = { args: { companies: companies.slice(0, 2), onCompanyOpen: fn() } };

/** More companies than show: a longer text finds them. */
export const MoreCompanies: Story = { args: { companies, moreCompanies: true, onCompanyOpen: fn() } };

/** Neither a company nor a message. */
export const Nothing: Story = { args: { companies: [], results: [], query: 'quartz' } };

/** The server may find other forms of a word, and says which. */
export const OtherForms: Story = { args: { query: 'certificates', words: 'certificate' } };

/** They come page after page. */
export const Pages: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { results: manyFoundMessages(40), more: 'idle', onLoadMore: fn(() => new Promise(() => {})) },
};

/** The place is shown around the words, and names of any length stay in their line. */
export const LongText: Story = {
  args: {
    results: [
      {
        ...foundMessages[0]!,
        companyName: longTextCompany.companyName,
        content: `${'As we said before, and before that. '.repeat(20)} The coil is ready. ${'And so on. '.repeat(40)}`,
      },
      { ...foundMessages[1]!, _id: 'm-x', content: `coil${'x'.repeat(400)}` },
      { ...foundMessages[1]!, _id: 'm-ar', content: 'هل وصلت لفة coil اليوم؟' },
    ],
  },
};

/** The results are loading. */
export const Loading: Story = { args: { results: [], state: 'loading' } };

/** Nothing was found. */
export const None: Story = { args: { results: [], query: 'quartz' } };

/** The results could not be loaded. */
export const Failed: Story = { args: { results: [], state: 'error', onRetry: fn() } };

/** Found, empty, loading, nothing found, and failed. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ConversationSearch {...args} />
      <ConversationSearch {...args} query="" />
      <ConversationSearch {...args} state="loading" />
      <ConversationSearch {...args} results={[]} query="quartz" />
      <ConversationSearch {...args} state="error" onRetry={fn()} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
