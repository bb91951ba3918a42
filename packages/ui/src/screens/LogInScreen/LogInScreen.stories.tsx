import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './LogInScreen.contract.ts';
import { LogInScreen } from './LogInScreen.tsx';

const meta = {
  title: 'Screens/LogInScreen',
  component: LogInScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    registerHref: '/register',
    forgotPasswordHref: '/forgot-password',
    homeHref: '/',
    onSubmit: fn(),
    onInvalid: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof LogInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { pending: false, registerHref: '/register', forgotPasswordHref: '/forgot-password', homeHref: '/' },
};

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The server rejected the form; the input is kept. */
export const Refused: Story = { args: { error: 'The email or the password is wrong.' } };

/** After the details of a new company are saved: it can go on at once. */
export const SignedIn: Story = {
  args: {
    email: 'office@malabar.example',
    notice: 'Your details are saved.',
    continueAs: { companyName: 'Malabar Spices', href: '/user-home' },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A long error message, and one at a field. */
export const States: Story = {
  args: {
    error: 'Too many attempts to log in from this address. Wait for fifteen minutes and try again, please.',
    fieldErrors: { email: 'No company has this address.' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
