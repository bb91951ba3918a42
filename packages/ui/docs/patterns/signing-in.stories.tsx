import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { products } from '#fixtures/products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { LogInScreen } from '#screens/LogInScreen/LogInScreen.tsx';
import { VendorHomeScreen } from '#screens/VendorHomeScreen/VendorHomeScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Signing in',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  render: () => (
    <LogInScreen
      registerHref="/register"
      forgotPasswordHref="/forgot-password"
      homeHref="/"
      onSubmit={fn()}
      onNavigate={fn()}
    />
  ),
};

export const Refused: Story = {
  render: () => (
    <LogInScreen
      registerHref="/register"
      forgotPasswordHref="/forgot-password"
      homeHref="/"
      error="The email or the password is wrong."
      onSubmit={fn()}
      onNavigate={fn()}
    />
  ),
};

export const Home: Story = {
  render: () => inShell(<VendorHomeScreen products={products} onAdd={fn()} onViewMore={fn()} />, {}),
};
