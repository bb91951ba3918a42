import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './JoinScreen.contract.ts';
import { JoinScreen } from './JoinScreen.tsx';

const meta = {
  title: 'Screens/JoinScreen',
  component: JoinScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, logInHref: '/login', homeHref: '/' } };

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The link has expired, or was used or revoked. Only who sent it can send a new one. */
export const Unusable: Story = { args: { unusable: 'This invitation has expired or was used before.' } };

/** Each email has one account. */
export const HasAccount: Story = {
  args: { hasAccount: 'This email has an account already, so it cannot join another company.' },
};

/** The reader is logged in to another company on this device. */
export const LoggedIn: Story = {
  args: {
    notice:
      'You are logged in to Saffron Steel. When you join, this device is logged in to the new company instead.',
  },
};

/** The password is easy to guess. */
export const Weak: Story = {
  args: { fieldErrors: { password: 'This password is easy to guess. Please choose another one.' } },
};

/** A long error message, and one at each field. */
export const States: Story = {
  args: {
    error: 'Too many attempts from this address. Wait for an hour and try again, please.',
    fieldErrors: {
      name: 'Name must not be longer than 120 characters.',
      password: 'Password must have at least 8 characters.',
    },
  },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
