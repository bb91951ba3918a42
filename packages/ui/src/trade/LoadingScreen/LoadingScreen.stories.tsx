import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './LoadingScreen.contract.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Trade/Frame/LoadingScreen',
  component: LoadingScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Connecting businesses' } };

/** Under reduced motion the finished hall stands there at once. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

/** Its only state: the end of the animation. */
export const States: Story = { ...ReducedMotion };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ربط الشركات', lang: 'ar' },
};

/** On the narrowest phones the houses move closer and the text wraps. */
export const Narrow: Story = {
  args: { label: 'Connecting businesses across the whole of the country' },
  globals: { viewport: { value: 'mobile1' } },
};
