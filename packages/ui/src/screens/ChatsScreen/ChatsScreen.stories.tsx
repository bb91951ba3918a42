import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatsExample } from '#fixtures/chats-example.tsx';
import { manyCompanies, longTextCompany } from '#fixtures/companies.ts';
import { conversations } from '#fixtures/conversations.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './ChatsScreen.contract.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

const meta = {
  title: 'Screens/ChatsScreen',
  component: ChatsScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    networkHref: '/Network',
    connections: conversations,
    onSelect: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
  render: (args) => inShell(<ChatsExample {...args} />, { activeLabel: 'Chats', layout: 'fill' }),
} satisfies Meta<typeof ChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', networkHref: '/Network' } };

/** A conversation is open; on a phone it takes the place of the list. */
export const Selected: Story = { args: { selectedId: 'c-bharat' } };

/** The list is loading. */
export const Loading: Story = { args: { connections: [], state: 'loading' } };

/** No connections yet: a link to the network. */
export const Empty: Story = { args: { connections: [] } };

/** The list could not be loaded. */
export const Failed: Story = { args: { connections: [], state: 'error' } };

/** Names of any length stay in place. */
export const LongNames: Story = {
  args: { connections: [longTextCompany, ...conversations], selectedId: longTextCompany._id },
};

/** Two hundred connections. */
export const Many: Story = { args: { connections: manyCompanies(200), selectedId: 'c-many-1' } };

/** With a conversation open. */
export const States: Story = { args: { selectedId: 'c-bharat' } };

/** The list is on the right, and own messages on the left. */
export const RightToLeft: Story = { args: { selectedId: 'c-bharat' }, globals: { direction: 'rtl' } };

/** The list first, then the conversation with a way back. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
