import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RowList } from '#components/RowList/RowList.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { coilDeal, deals, longTextDeal, now, overdueDeal, yarnDeal } from '#fixtures/orders.ts';
import { contract } from './DealCard.contract.ts';
import { DealCard } from './DealCard.tsx';
import { DealCardSkeleton } from './DealCardSkeleton.tsx';

const meta = {
  title: 'Trade/Deals/DealCard',
  component: DealCard,
  parameters: { contract },
  args: { ...coilDeal, now, href: '#deal', onOpen: fn() },
} satisfies Meta<typeof DealCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'row', current: false, headingLevel: 3 } };

/** In a conversation, with a frame of its own. */
export const InAConversation: Story = { args: { variant: 'card' }, decorators: [width(360)] };

/** The deal that is open beside the list. */
export const Current: Story = { args: { current: true } };

/** Before the first offer there is no total. */
export const WithoutAnOffer: Story = { args: { total: null, validUntil: null } };

/** An offer that is still valid for some time. */
export const ValidForLong: Story = { args: yarnDeal };

/** An order whose lead time is over, and not all of it has been shipped. */
export const Overdue: Story = { args: overdueDeal };

/** An order that is to be shipped today, tomorrow and later. */
export const ToShip: Story = {
  render: (args) => (
    <RowList aria-label="Orders">
      {['2026-03-12T15:00:00', '2026-03-13T15:00:00', '2026-03-20T15:00:00'].map((shipBy) => (
        <DealCard key={shipBy} {...args} {...overdueDeal} status="confirmed" shipBy={shipBy} />
      ))}
    </RowList>
  ),
};

/** Long names and large sums. */
export const LongText: Story = { args: longTextDeal };

/** Nothing moves when the deal is there. */
export const Loading: Story = { render: () => <DealCardSkeleton /> };

/** As rows of a list, wide and as beside a deal, and as a card. */
export const States: Story = {
  render: (args) => {
    const rows = [...deals, overdueDeal, longTextDeal].map((deal, index) => (
      <DealCard key={deal.id} {...args} {...deal} current={index === 1} />
    ));
    return (
      <Column>
        <RowList aria-label="Deals">{rows}</RowList>
        <div style={{ maxInlineSize: 400 }}>
          <RowList aria-label="Deals beside a deal">{[...rows, <DealCardSkeleton key="skeleton" />]}</RowList>
        </div>
        <div style={{ maxInlineSize: 360 }}>
          <DealCard {...args} variant="card" />
        </div>
      </Column>
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(240)] };
