import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bharat, ownCompany, wordy } from '#fixtures/companies.ts';
import { manyMessages, messages, now } from '#fixtures/conversations.ts';
import { contract } from './Conversation.contract.ts';
import { Conversation } from './Conversation.tsx';

const meta = {
  title: 'Components/Conversation',
  component: Conversation,
  parameters: { contract },
  args: {
    companyName: bharat.companyName,
    avatar: bharat.avatar,
    currentUserId: ownCompany.id,
    currentCompanyName: ownCompany.companyName,
    messages,
    now,
    onSend: fn(async () => {}),
    onProfileOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 600, maxInlineSize: 800, outline: '1px solid var(--gh-color-border)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { older: 'none', loading: false } };

/** Nobody has written yet: the box below is where to begin. */
export const Empty: Story = { args: { messages: [] } };

/** The messages are on their way. */
export const Loading: Story = { args: { messages: [], loading: true } };

/** Stands at the newest of many; those off the screen are not laid out. */
export const Many: Story = { args: { messages: manyMessages(100) } };

/** There is more above; it is fetched when the reader comes near. */
export const WithOlderMessages: Story = { args: { older: 'loading' } };

/** On a phone it is alone on the screen, with a way back to the list. */
export const WithBackButton: Story = { args: { onBack: fn() } };

/** Long words break; line breaks are kept. */
export const LongText: Story = {
  args: {
    companyName: wordy.companyName,
    messages: [
      ...messages,
      {
        _id: 'm-long',
        sender: bharat.id,
        content: `${'Terms as agreed. '.repeat(30)}\n\n${'x'.repeat(300)}`,
        timestamp: '2026-03-12T10:20:00',
      },
    ],
  },
};

/** Full, empty and on its way. */
export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridAutoRows: 420, gap: 24 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <Conversation {...args} />
      <Conversation {...args} companyName="Sahyadri Pharma" messages={[]} />
      <Conversation {...args} companyName="Konark Auto Components" messages={[]} loading />
    </>
  ),
};

/** Own messages stay at the end of the line, which is on the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { onBack: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
};
