import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ChatsExample } from '#fixtures/chats-example.tsx';
import { conversations } from '#fixtures/conversations.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import type { ChatsScreenProps } from '#screens/ChatsScreen/ChatsScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Talking',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chats = (props: Pick<ChatsScreenProps, 'selectedId'>) =>
  inShell(
    <ChatsExample
      connections={conversations}
      networkHref="/Network"
      onSelect={fn()}
      onNavigate={fn()}
      {...props}
    />,
    {
      activeLabel: 'Chats',
      layout: 'fill',
    },
  );

export const Connections: Story = { render: () => chats({}) };

export const Conversation: Story = { render: () => chats({ selectedId: 'c-bharat' }) };

export const Found: Story = {
  render: () => chats({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'coil');
    await userEvent.click(canvas.getByRole('button', { name: /^Bharat Steel Works/ }));
  },
};
