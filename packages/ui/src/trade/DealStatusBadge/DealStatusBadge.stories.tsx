import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, width } from '#docs/story-layout.tsx';
import { contract } from './DealStatusBadge.contract.ts';
import { DealStatusBadge } from './DealStatusBadge.tsx';

const meta = {
  title: 'Trade/Deals/DealStatusBadge',
  component: DealStatusBadge,
  parameters: { contract },
  args: { status: 'open' },
} satisfies Meta<typeof DealStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'dispatched' } };

/** Every status of requests, quotes and orders. */
export const States: Story = {
  render: () => (
    <Row>
      <DealStatusBadge status="open" />
      <DealStatusBadge status="awarded" />
      <DealStatusBadge status="closed" />
      <DealStatusBadge status="accepted" />
      <DealStatusBadge status="declined" />
      <DealStatusBadge status="withdrawn" />
      <DealStatusBadge status="expired" />
      <DealStatusBadge status="placed" />
      <DealStatusBadge status="confirmed" />
      <DealStatusBadge status="dispatched" />
      <DealStatusBadge status="delivered" />
      <DealStatusBadge status="completed" />
      <DealStatusBadge status="cancelled" />
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
