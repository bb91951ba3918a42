import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longInvitation, openInvitation } from '#fixtures/team.ts';
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

export const Default: Story = { args: { invitation: openInvitation } };

export const Playground: Story = { args: { invitation: openInvitation, state: 'ready', pending: false } };

/** Nothing is known of the invitation. */
export const WithoutInvitation: Story = {};

/** As high as what comes. */
export const Loading: Story = { args: { state: 'loading' } };

/** The invitation could not be loaded. */
export const LoadError: Story = { args: { state: 'error', onRetry: fn() } };

/** It could not be loaded, and the server has said why. */
export const LoadRefused: Story = {
  args: { state: 'error', error: 'Too many attempts. Please try again in 12 minutes.', onRetry: fn() },
};

/** Names and an address as long as they may be. */
export const LongNames: Story = {
  args: {
    invitation: {
      companyName:
        'Shree Venkateswara Hot Rolled and Cold Rolled Coil Processing and Exports Private Limited',
      email: longInvitation.email,
      role: 'buyer',
      invitedBy: 'Venkatanarasimharajuvaripeta Subramanyam Krishnamachari',
    },
  },
};

/** The request is running. */
export const Pending: Story = { args: { invitation: openInvitation, pending: true } };

/** The link has expired, or was used or revoked. Only who sent it can send a new one. */
export const Unusable: Story = { args: { unusable: 'This invitation has expired or was used before.' } };

/** Each email has one account. */
export const HasAccount: Story = {
  args: {
    invitation: openInvitation,
    hasAccount: 'This email has an account already, so it cannot join another company.',
  },
};

/** The reader is logged in to another company on this device. */
export const LoggedIn: Story = {
  args: {
    invitation: openInvitation,
    notice:
      'You are logged in to Saffron Steel. When you join, this device is logged in to the new company instead.',
  },
};

/** The password is easy to guess. */
export const Weak: Story = {
  args: {
    invitation: openInvitation,
    fieldErrors: { password: 'This password is easy to guess. Please choose another one.' },
  },
};

/** A long error message, and one at each field. */
export const States: Story = {
  args: {
    invitation: openInvitation,
    error: 'Too many attempts from this address. Wait for an hour and try again, please.',
    fieldErrors: {
      name: 'Name must not be longer than 120 characters.',
      password: 'Password must have at least 8 characters.',
    },
  },
};

/** In the dark theme. */
export const Dark: Story = { args: { invitation: openInvitation }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { invitation: openInvitation }, globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = {
  args: { invitation: openInvitation },
  globals: { viewport: { value: 'mobile1' } },
};
