import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, MessagesSquare, PackageOpen, UsersRound } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { contract } from './EmptyState.contract.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { contract },
  args: { title: 'No requests sent.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    description: 'Start connecting with others!',
    icon: <UsersRound />,
    action: <Button onClick={fn()}>Find companies</Button>,
    headingLevel: 2,
  },
};

/** The description says what to do next. */
export const WithDescription: Story = { args: { description: 'Start connecting with others!' } };

/** With the one action that fills the list. */
export const WithAction: Story = {
  args: {
    title: 'Your storefront is empty',
    description: 'Products that you add are shown to every client on Guildhall.',
    icon: <PackageOpen />,
    action: <Button>Add a Product</Button>,
  },
};

/** The empty lists of the network and the chats. */
export const States: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 16,
        alignItems: 'start',
      }}
    >
      <EmptyState icon={<UsersRound />} title="No new Users Right Now" />
      <EmptyState
        icon={<Inbox />}
        title="No requests sent."
        description="Start connecting with others!"
        action={<Button>Find companies</Button>}
      />
      <EmptyState icon={<MessagesSquare />} title="No users available" headingLevel={3} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد طلبات', description: 'ابدأ بالتواصل مع الآخرين!', icon: <Inbox />, lang: 'ar' },
};

/** Long words wrap in a narrow column. */
export const Narrow: Story = {
  args: {
    title: 'Nothing from Internationalizationworks Manufacturing yet',
    description: 'Start connecting with others!',
    icon: <Inbox />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
