import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { contract } from './EmailSettings.contract.ts';
import { EmailSettings, emailKinds } from './EmailSettings.tsx';

const meta = {
  title: 'Trade/Account/EmailSettings',
  component: EmailSettings,
  parameters: { contract },
  decorators: [width(640)],
  args: { value: ['messages', 'connections', 'deals', 'requests'], onChange: fn() },
} satisfies Meta<typeof EmailSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kinds: [...emailKinds] } };

/** A buyer sells nothing: neither matching requests nor stock concern them. */
export const OfABuyer: Story = { args: { kinds: ['messages', 'connections', 'deals', 'members'] } };

/** All are off. */
export const States: Story = { args: { value: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)] };
