import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './UpgradeNova.contract.ts';
import { UpgradeNova } from './UpgradeNova.tsx';

const meta = {
  title: 'Components/UpgradeNova',
  component: UpgradeNova,
  parameters: { contract },
  args: { learnMoreHref: '#subscriptions' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 232, paddingBlockStart: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UpgradeNova>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPlan: 'Classic NOVA', onSelect: fn() } };

/** The button alone, and what it leads to when plans can be chosen. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <UpgradeNova {...args} />
      <UpgradeNova {...args} onSelect={fn()} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
};
