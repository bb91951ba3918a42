import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './ConfirmEmailScreen.contract.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = {
  title: 'Screens/ConfirmEmailScreen',
  component: ConfirmEmailScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { profileHref: '/profile', continueHref: '/home', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { pending: false, profileHref: '/profile', continueHref: '/home', homeHref: '/' },
};

/** The request is running. */
export const Pending: Story = { args: { pending: true } };

/** The address is proven. */
export const Done: Story = { args: { done: 'Email confirmed.' } };

/** The link has expired, or was used before. */
export const Unusable: Story = {
  args: { unusable: 'This link has expired or was used before. Please ask for a new one.' },
};

/** The address got an account of its own meanwhile. */
export const Refused: Story = { args: { error: 'An account with this email exists already.' } };

/** A long error message. */
export const States: Story = {
  args: { error: 'Too many attempts from this address. Wait for an hour and try again, please.' },
};

/** In the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
