import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './Skeleton.contract.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { contract },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = {
  display: 'grid',
  gap: 12,
  inlineSize: 280,
  maxInlineSize: '100%',
  padding: 16,
  border: '1px solid var(--gh-color-border)',
  borderRadius: 'var(--gh-radius-lg)',
  background: 'var(--gh-color-surface)',
} as const;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'rect', width: 240, height: 120 } };

/** Built from shapes as large as what they stand for, so that nothing moves when it arrives. */
export const Card: Story = {
  render: () => (
    <div role="status" aria-label="Loading products" style={card}>
      <Skeleton shape="rect" height={160} />
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  ),
};

/** A row of a list: an avatar and two lines. */
export const Row: Story = {
  render: () => (
    <div
      role="status"
      aria-label="Loading companies"
      style={{ display: 'flex', gap: 16, alignItems: 'center', maxInlineSize: 360 }}
    >
      <Skeleton shape="circle" width={40} />
      <div style={{ flex: 1 }}>
        <Skeleton width="50%" />
        <Skeleton width="80%" />
      </div>
    </div>
  ),
};

/** The three shapes side by side. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <Skeleton />
      <Skeleton shape="rect" height={80} />
      <Skeleton shape="circle" width={64} />
    </div>
  ),
};

/** The light runs the way one reads. */
export const RightToLeft: Story = { ...Card, globals: { direction: 'rtl' } };

/** It never grows wider than its place. */
export const Narrow: Story = {
  args: { shape: 'rect', width: 600, height: 80 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
