import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { deals, longTextDeal, now, overdueDeal } from '#fixtures/orders.ts';
import { contract } from './DealList.contract.ts';
import { DealList } from './DealList.tsx';

const meta = {
  title: 'Trade/Deals/DealList',
  component: DealList,
  parameters: { contract },
  args: {
    view: 'needs-reply',
    side: 'all',
    deals: deals.filter(({ side, waitsFor }) => waitsFor === side),
    counts: { needsReply: 2 },
    now,
    dealHref: ({ id }) => `#${id}`,
    onViewChange: fn(),
    onSideChange: fn(),
    onSearch: fn(),
    onNarrow: fn(),
    narrowingOptions: { status: ['new', 'offered', 'placed'], due: ['overdue', 'today', 'week'] },
    onDealOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DealList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end', currentId: 'q-fabric' } };

/** Beside the deal that is open. */
export const BesideADeal: Story = { args: { currentId: 'q-fabric' }, decorators: [width(420)] };

/** Skeletons of the size of a row. */
export const Loading: Story = { args: { deals: [], state: 'loading' } };

/** The list could not be loaded. */
export const Failed: Story = { args: { deals: [], state: 'error' } };

/** Nothing has to be answered. */
export const Empty: Story = { args: { deals: [] } };

/** Each list says what will be in it. */
export const EmptyLists: Story = {
  render: (args) => (
    <Column>
      {(['waiting', 'orders', 'closed'] as const).map((view) => (
        <DealList key={view} {...args} deals={[]} view={view} aria-label={view} />
      ))}
    </Column>
  ),
};

/** The search finds nothing. */
export const NoMatch: Story = { args: { deals: [], q: 'brass lamp' } };

/** Orders that were to be shipped before today. */
export const Narrowed: Story = {
  args: {
    view: 'orders',
    deals: [overdueDeal, longTextDeal],
    narrowing: { status: 'dispatched', due: 'overdue' },
    narrowingOptions: { status: ['placed', 'confirmed', 'dispatched'], due: ['overdue', 'today', 'week'] },
  },
};

/** What has ended is never due. */
export const WithoutAChoiceOfDue: Story = {
  args: { view: 'closed', deals: [], narrowingOptions: { status: ['completed', 'cancelled', 'declined'] } },
};

/** Without options there is nothing to narrow it by. */
export const NotNarrowed: Story = { args: { narrowingOptions: {} } };

/** Nothing is left of what the list is narrowed to. */
export const NoneLeft: Story = { args: { deals: [], narrowing: { due: 'today' } } };

/** All of these deals are on the other side. */
export const NoneOfThisSide: Story = { args: { deals: [], side: 'vendor' } };

/** The next page could not be loaded. */
export const MoreFailed: Story = { args: { more: 'error', onLoadMore: fn() } };

/** Long names and large sums. */
export const LongText: Story = { args: { deals: [longTextDeal], q: longTextDeal.title } };

/** With deals, loading, failed, and without any. */
export const States: Story = {
  render: (args) => (
    <Column>
      <DealList {...args} currentId="q-yarn" />
      <DealList {...args} deals={[]} state="loading" aria-label="Loading" />
      <DealList {...args} deals={[]} state="error" aria-label="Failed" />
      <DealList {...args} deals={[]} aria-label="Empty" />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
