import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { firstSteps } from '#fixtures/catching-up.tsx';
import { contract } from './GettingStarted.contract.ts';
import { GettingStarted } from './GettingStarted.tsx';

const meta = {
  title: 'Trade/Frame/GettingStarted',
  component: GettingStarted,
  parameters: { contract, anatomy: 'Open' },
  args: { steps: firstSteps, onDismiss: fn(), onNavigate: fn() },
} satisfies Meta<typeof GettingStarted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

/** The steps, each with what it is good for. */
export const Open: Story = { args: { defaultOpen: true } };

/** A company that buys begins with a request. */
export const ForAClient: Story = {
  args: {
    defaultOpen: true,
    steps: firstSteps.map((step) => (step.key === 'product' ? { ...step, key: 'request' } : step)),
  },
};

/** Nothing is done yet. */
export const JustRegistered: Story = {
  args: { defaultOpen: true, steps: firstSteps.map((step) => ({ ...step, done: false })) },
};

/** Closed and open, without a way to dismiss it, and with long words. */
export const States: Story = {
  render: (args) => (
    <Column>
      <GettingStarted {...args} />
      <GettingStarted {...args} defaultOpen onDismiss={undefined} labels={{ title: 'First steps' }} />
      <GettingStarted
        {...args}
        defaultOpen
        labels={{
          title: 'First steps in a marketplace of many companies '.repeat(3),
          logo: 'Logo'.repeat(30),
        }}
      />
    </Column>
  ),
};

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { defaultOpen: true }, decorators: [width(320)] };
