import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/ResetPasswordScreen/Interactions',
  component: ResetPasswordScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { forgotPasswordHref: '/forgot-password', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText('New password'), text);

export const SavesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, ' secret words {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: ' secret words ' });
  },
};

export const AsksForAPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /New password is required\./,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsTheErrorUntilThePasswordIsEdited: Story = {
  args: { fieldErrors: { newPassword: 'This password is easy to guess.' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription(/easy to guess/);
    await type(canvasElement, 'x');
    await expect(field).not.toHaveAccessibleDescription(/easy to guess/);
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'secret words{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AnUnusableLinkLeadsToANewOne: Story = {
  args: { unusable: 'This link has expired or was used before. Please ask for a new one.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has expired');
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/forgot-password', expect.anything());
  },
};
