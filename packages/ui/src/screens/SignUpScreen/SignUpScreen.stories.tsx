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

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The server rejected the form; the input is kept. */
export const Refused: Story = { args: { error: 'A company with this email is already registered.' } };

/** Another company has nearly the same name. That is said, and does not stand in the way. */
export const SimilarName: Story = {
  args: { defaultValues: { companyName: 'Saffron Steel Pvt. Ltd.' }, similarName: true },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** Rejected by the server: a general error and field errors. */
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
