import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatsExample } from '#fixtures/chats-example.tsx';
import { conversations } from '#fixtures/conversations.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

const meta = {
  title: 'Screens/ChatsScreen/Interactions',
  component: ChatsScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: {
    networkHref: '/Network',
    connections: conversations,
    onSelect: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '100dvh' }}>
      <ChatsExample {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenAndTalkedTo: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const navigation = within(canvas.getByRole('navigation', { name: 'Connections' }));
    await userEvent.click(navigation.getByText('Konark Auto Components'));
    await expect(args.onSelect).toHaveBeenCalledWith('c-konark');
    await expect(canvas.getByRole('region', { name: 'Konark Auto Components' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Type a message...')).toBeVisible();
  },
};

export const FoundAndOpened: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'coil');
    const result = canvas.getByRole('button', { name: /^Bharat Steel Works/ });
    result.focus();
    await userEvent.keyboard('{Enter}');
    const talk = await canvas.findByRole('region', { name: 'Bharat Steel Works' });
    await waitFor(() => expect(within(talk).getByText(/^Good morning!/).parentElement).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to connections' }));
    await waitFor(() => expect(result).toHaveFocus());
  },
};

/** Only a phone hides one pane while the other shows; elsewhere both stay. */
export const PhoneGoesThereAndBack: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(matchMedia('(width < 600px)').matches).toBe(true);
    const row = canvas.getByRole('button', { name: /^Sahyadri Pharma/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).not.toBeVisible());
    const talk = canvas.getByRole('region', { name: 'Sahyadri Pharma' });
    await waitFor(() => expect(talk.parentElement).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to connections' }));
    await waitFor(() => expect(row).toBeVisible());
    await expect(row).toHaveFocus();
  },
};

export const EmptyLeadsToTheNetwork: Story = {
  args: { connections: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Find companies' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Network', expect.anything());
  },
};

export const FailureIsTriedAgain: Story = {
  args: { connections: [], state: 'error' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your connections could not be loaded.');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    const { width, height } = retry.getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
