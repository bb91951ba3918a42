import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { manyCompanies } from '#fixtures/companies.ts';
import { conversations, foundMessages, now } from '#fixtures/conversations.ts';
import { ConversationSearch } from '#trade/ConversationSearch/ConversationSearch.tsx';
import { contract } from './ConversationList.contract.ts';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'Trade/Chat/ConversationList',
  component: ConversationList,
  parameters: { contract },
  args: { conversations, now, selectedId: 'c-bharat', onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', loading: false, title: 'Connections' } };

/** A panel at the side, with another heading. */
export const Small: Story = { args: { size: 'sm', title: 'MESSAGE PREVIEW' } };

/** As the server returns them: companies without a last message. */
export const NamesOnly: Story = { args: { conversations: manyCompanies(6) } };

/** With addresses the rows are links, which open in a new tab. */
export const Linked: Story = { args: { conversationHref: (companyId) => `#${companyId}` } };

/** Without a callback rows are plain text. */
export const ReadOnly: Story = { render: () => <ConversationList conversations={conversations} now={now} /> };

/** Six skeletons of rows while they load. */
export const Loading: Story = { args: { conversations: [], loading: true } };

/** Says what to do about an empty list. */
export const Empty: Story = {
  args: {
    conversations: [],
    emptyState: (
      <EmptyState title="You have no connections yet. Start building your network!" headingLevel={3} />
    ),
  },
};

/** Long lists stay fast: rows off the screen are not laid out. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { conversations: manyCompanies(200) },
};

const unread = conversations.map((conversation, index) => ({
  ...conversation,
  unread: [0, 2, 120, 0][index]!,
}));

/** Unread messages are counted, on the row and in its accessible name. */
export const Unread: Story = { args: { conversations: unread } };

/** Made up, for companies that have no conversation yet. */
export const Samples: Story = {
  args: {
    size: 'sm',
    conversations: conversations.map((conversation) => ({ ...conversation, sample: true })),
  },
};

const search = <ConversationSearch query="" onQueryChange={fn()} results={foundMessages} now={now} />;

/** With a search for messages below the heading. */
export const WithSearch: Story = { args: { search } };

/** What was found takes the place of the rows. */
export const Searching: Story = {
  args: {
    search: (
      <ConversationSearch query="coil" onQueryChange={fn()} results={foundMessages} now={now} onOpen={fn()} />
    ),
  },
};

/** Both sizes, unread messages, and loading. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ConversationList {...args} />
      <ConversationList {...args} size="sm" title="Preview" />
      <ConversationList {...args} conversations={unread} title="Unread" />
      <ConversationList {...args} loading title="On its way" />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
