import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './LandingScreen.contract.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/LandingScreen',
  component: LandingScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: { registerHref: '/register', loginHref: '/login', onNavigate: fn(), onSubscribe: fn() },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { registerHref: '/register', loginHref: '/login' } };

/** In the dark theme: the same hall, with its windows lit. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const States: Story = {};

/** The hall changes sides with the text. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On phones the text comes first and the hall is below it. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
