import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { contract } from './UpgradeNova.contract.ts';
import { UpgradeNova } from './UpgradeNova.tsx';

const meta = {
  title: 'Trade/Account/UpgradeNova',
  component: UpgradeNova,
  parameters: { contract, anatomy: 'Open' },
  args: { learnMoreHref: '#subscriptions' },
  decorators: [width(232)],
} satisfies Meta<typeof UpgradeNova>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves room above for what opens there. */
const roomAbove: Decorator = (Story) => (
  <div style={{ paddingBlockStart: 400 }}>
    <Story />
  </div>
);

export const Default: Story = {};

export const Playground: Story = { args: { currentPlan: 'Classic NOVA', onSelect: fn() } };

/** The plans are above it. */
export const Open: Story = {
  args: { currentPlan: 'Classic NOVA', onSelect: fn() },
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  decorators: [roomAbove],
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

/** Open with selectable plans, and closed. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <UpgradeNova {...args} onSelect={fn()} />
      <UpgradeNova {...args} />
    </div>
  ),
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  decorators: [roomAbove],
  play: ({ canvas }) => userEvent.click(canvas.getAllByRole('button')[0]!),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(150)] };
