import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './SignUpScreen.contract.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = {
  title: 'Screens/SignUpScreen',
  component: SignUpScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onInvalid: fn(), onNavigate: fn() },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, logInHref: '/login', homeHref: '/' } };

/** The server is being asked. */
export const Pending: Story = { args: { pending: true } };

/** The server refused; what was written stays. */
export const Refused: Story = { args: { error: 'A company with this email is already registered.' } };

/** By night. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** Refused as a whole, and at single fields. */
export const States: Story = {
  args: {
    error: 'An error occurred while registering.',
    fieldErrors: {
      companyName: 'Company name must not be longer than 120 characters.',
      password: 'Password must be at least 8 characters long.',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
