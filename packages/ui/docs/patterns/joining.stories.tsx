import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { industries } from '#fixtures/industries.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { CompanyDetailsScreen } from '#screens/CompanyDetailsScreen/CompanyDetailsScreen.tsx';
import { LandingScreen } from '#screens/LandingScreen/LandingScreen.tsx';
import { SignUpScreen } from '#screens/SignUpScreen/SignUpScreen.tsx';
import { VendorHomeScreen } from '#screens/VendorHomeScreen/VendorHomeScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Joining',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  render: () => (
    <LandingScreen registerHref="/register" loginHref="/login" onNavigate={fn()} onSubscribe={fn()} />
  ),
};

export const SignUp: Story = {
  render: () => <SignUpScreen logInHref="/login" homeHref="/" onSubmit={fn()} onNavigate={fn()} />,
};

export const CompanyDetails: Story = {
  render: () => <CompanyDetailsScreen industries={industries} onSubmit={fn()} onSkip={fn()} />,
};

export const FirstDay: Story = {
  render: () => inShell(<VendorHomeScreen products={[]} onAdd={fn()} onRetry={fn()} />, {}),
};
