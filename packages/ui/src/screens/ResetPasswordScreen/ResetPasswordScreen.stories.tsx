import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './ResetPasswordScreen.contract.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/ResetPasswordScreen',
  component: ResetPasswordScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { forgotPasswordHref: '/forgot-password', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { pending: false, forgotPasswordHref: '/forgot-password', homeHref: '/' },
};

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The link has expired, or was used before. */
export const Unusable: Story = {
  args: { unusable: 'This link has expired or was used before. Please ask for a new one.' },
};

/** The password is easy to guess. */
export const Weak: Story = {
  args: { fieldErrors: { newPassword: 'This password is easy to guess. Please choose another one.' } },
};

/** A long error message, and one at the field. */
export const States: Story = {
  args: {
    error: 'Too many attempts from this address. Wait for an hour and try again, please.',
    fieldErrors: { newPassword: 'Password must have at least 8 characters.' },
  },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
