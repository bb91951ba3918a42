import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = {
  title: 'Screens/ConfirmEmailScreen/Interactions',
  component: ConfirmEmailScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { profileHref: '/profile', continueHref: '/home', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Confirm email' });

export const ConfirmsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    button(canvasElement).focus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PendingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ConfirmedOneGoesOn: Story = {
  args: { done: 'Email confirmed.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Email confirmed.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Guildhall' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/home', expect.anything());
  },
};

export const AnUnusableLinkLeadsToANewOne: Story = {
  args: { unusable: 'This link has expired or was used before. Please ask for a new one.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has expired');
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your profile' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/profile', expect.anything());
  },
};

export const AFailureCanBeTriedAgain: Story = {
  args: { error: 'An error occurred. Please try again.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please try again.');
    await userEvent.click(button(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
