import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailSettings } from './EmailSettings.tsx';

const meta = {
  title: 'Trade/Account/EmailSettings/Interactions',
  component: EmailSettings,
  tags: ['!autodocs', '!manifest'],
  args: { value: ['messages'], onChange: fn() },
} satisfies Meta<typeof EmailSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsAKindOff: Story = {
  play: async ({ canvasElement, args }) => {
    const messages = within(canvasElement).getByRole('switch', { name: 'Messages' });
    await expect(messages).toBeChecked();
    await expect(messages).toHaveAccessibleDescription('What other companies write to you.');
    await userEvent.click(messages);
    await expect(args.onChange).toHaveBeenLastCalledWith('messages', false);
  },
};

export const TurnsAKindOnByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch', { name: 'Connections' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('connections', true);
  },
};

/** What could not be saved stays as it was. */
export const ControlledStaysPut: Story = {
  play: async ({ canvasElement }) => {
    const stock = within(canvasElement).getByRole('switch', { name: 'Low stock' });
    await userEvent.click(stock);
    await expect(stock).not.toBeChecked();
  },
};
