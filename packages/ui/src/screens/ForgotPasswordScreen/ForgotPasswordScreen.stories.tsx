import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './ForgotPasswordScreen.contract.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onInvalid: fn(), onNavigate: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, logInHref: '/login', homeHref: '/' } };

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The letter is on its way. The address can still be corrected. */
export const Sent: Story = { args: { sent: 'If the address has an account, an email is on its way.' } };

/** The server refused the call; the input is kept. */
export const Refused: Story = { args: { error: 'Too many attempts. Please try again later.' } };

/** A long error message, and one at the field. */
export const States: Story = {
  args: {
    error: 'Too many attempts from this address. Wait for an hour and try again, please.',
    fieldErrors: { email: 'Email must be an email address.' },
  },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
