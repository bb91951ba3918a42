import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert/Interactions',
  component: Alert,
  tags: ['!autodocs', '!manifest'],
  args: { children: 'An error occurred while logging in.', onDismiss: fn() },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BadNewsBreaksIn: Story = {
  args: { tone: 'critical' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('while logging in');
  },
};

export const GoodNewsWaitsItsTurn: Story = {
  args: { tone: 'positive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const OldNewsIsNotReadOut: Story = {
  args: { tone: 'critical', live: 'off' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ClosedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
