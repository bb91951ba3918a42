import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Trade/Account/ChangePasswordForm/Interactions',
  component: ChangePasswordForm,
  tags: ['!autodocs', '!manifest'],
  args: { email: 'asha@malabar.example', onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    current: canvas.getByLabelText('Current password'),
    next: canvas.getByLabelText('New password'),
    save: canvas.getByRole('button', { name: 'Change Password' }),
  };
};

export const SavesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { current, next } = fieldsOf(canvasElement);
    await userEvent.type(current, ' old words ');
    await userEvent.type(next, ' new words {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: ' old words ',
      newPassword: ' new words ',
    });
  },
};

export const AsksForBoth: Story = {
  play: async ({ canvasElement, args }) => {
    const { current, next, save } = fieldsOf(canvasElement);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Current password is required.');
    await expect(next).toHaveAccessibleDescription(/New password is required\./);
  },
};

export const ShowsOnePassword: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, current, next } = fieldsOf(canvasElement);
    const [, showNew] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(showNew!);
    await expect(next).toHaveAttribute('type', 'text');
    await expect(current).toHaveAttribute('type', 'password');
  },
};

export const ShowsTheErrorUntilTheFieldIsEdited: Story = {
  args: { error: 'Not saved.', fieldErrors: { currentPassword: 'The current password is wrong.' } },
  play: async ({ canvasElement }) => {
    const { canvas, current } = fieldsOf(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    await expect(current).toHaveAccessibleDescription('The current password is wrong.');
    await userEvent.type(current, 'x');
    await expect(current).not.toHaveAccessibleDescription();
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const { current, next } = fieldsOf(canvasElement);
    await userEvent.type(current, 'old words');
    await userEvent.type(next, 'new words{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
