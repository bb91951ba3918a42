import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShell } from '#fixtures/in-shell.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/Layout/AppShell/Interactions',
  component: AppShell,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { topBar: null, sideNav: null },
  render: () => inShell(<h1>Products</h1>, {}),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStopSkipsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    skip.focus();
    await userEvent.click(skip);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const AnnouncesPolitely: Story = {
  render: (args) => (
    <AppShell {...args} announcement="Chats: 3 unread">
      <h1>Products</h1>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chats: 3 unread');
  },
};

export const HasItsLandmarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
