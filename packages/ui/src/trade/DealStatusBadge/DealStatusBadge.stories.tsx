import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, width } from '#docs/story-layout.tsx';
import { contract } from './DealStatusBadge.contract.ts';
import { dealStatusBadgeLabels } from './DealStatusBadge.labels.ts';
import { DealStatusBadge, type DealStatusBadgeProps } from './DealStatusBadge.tsx';

const meta = {
  title: 'Trade/Deals/DealStatusBadge',
  component: DealStatusBadge,
  parameters: { contract },
  args: { status: 'open' },
} satisfies Meta<typeof DealStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.keys(dealStatusBadgeLabels) as DealStatusBadgeProps['status'][];

export const Default: Story = {};

export const Playground: Story = { args: { status: 'dispatched' } };

/** Every status of requests, quotes and orders. */
export const States: Story = {
  render: () => (
    <Row>
      {all.map((status) => (
        <DealStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};

/** Other words, for instance where a status is the reader's own doing. */
export const OtherWords: Story = { args: { status: 'placed', labels: { placed: 'Order sent' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [width(80)],
  args: { status: 'placed', labels: { placed: 'Waiting for confirmation' } },
};
