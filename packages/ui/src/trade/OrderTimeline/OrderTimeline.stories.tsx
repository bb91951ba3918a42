import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { coilLine, fabricLine, longTextDeal, order, orderEvents, shipments } from '#fixtures/orders.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './OrderTimeline.contract.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTimelineSkeleton } from './OrderTimelineSkeleton.tsx';

/** What the vendor may do at each step. */
const vendor = { onMarkPaid: fn(), onInvoice: fn(), onPrint: fn() };
/** And while something is left to ship. */
const shipping = { ...vendor, onShip: fn(), onDelivered: fn() };
/** What the client may do at each step. */
const client = { onReference: fn(), onPrint: fn() };
const partly = [
  { ...coilLine, shipped: 40 },
  { ...fabricLine, shipped: 1250.5 },
];
const wholly = partly.map((line) => ({ ...line, shipped: line.quantity }));

const meta = {
  title: 'Trade/Deals/OrderTimeline',
  component: OrderTimeline,
  parameters: { contract },
  args: {
    number: order.number,
    deliveryPlace: order.deliveryPlace,
    lines: partly,
    totals: order.totals,
    status: 'dispatched',
    events: orderEvents.slice(0, 3),
    shipments,
    timeZone: 'Asia/Kolkata',
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To the vendor: the rest is to be shipped. */
export const Default: Story = { args: shipping };

export const Playground: Story = {
  args: {
    ...client,
    onDelivered: fn(),
    onReportProblem: fn(),
    clientReference: 'PO-2026-118',
    headingLevel: 2,
  },
};

/** To the vendor: confirming is next. */
export const Placed: Story = {
  args: {
    ...vendor,
    onConfirm: fn(),
    onCancel: fn(),
    status: 'placed',
    lines: order.lines,
    shipments: [],
    events: orderEvents.slice(0, 1),
  },
};

/** There is too little in stock to confirm. */
export const Shortfall: Story = {
  args: {
    ...Placed.args,
    shortfall: [
      { description: coilLine.description, wanted: 100, inStock: 60, unit: 'coil' },
      { description: 'Cold-rolled sheet, 1.2 mm', wanted: 400, inStock: 0, unit: 'sheet' },
    ],
    onConfirmAnyway: fn(),
  },
};

const arrived = {
  ...client,
  onReorder: fn(),
  paidAt: '2026-03-13T12:00:00+05:30',
  invoiceNumber: 'MS/25-26/0412',
  clientReference: 'PO-2026-118',
};

/** Paid, with an invoice; to the client accepting is next. */
export const Delivered: Story = {
  args: {
    ...arrived,
    onComplete: fn(),
    onReportProblem: fn(),
    status: 'delivered',
    lines: wholly,
    events: orderEvents.slice(0, 4),
  },
};

/** The client has reported a problem. */
export const Problem: Story = {
  args: {
    ...Delivered.args,
    problem: 'Two of the coils are bent at the edge, and the test certificate of lot 4471 is missing.',
  },
};

/** Completed by time: nobody did it. */
export const Completed: Story = {
  args: { ...arrived, status: 'completed', lines: wholly, events: orderEvents },
};

/** The client has asked for the same goods again, and the vendor has made an offer. */
export const AskedAgain: Story = { args: { ...Completed.args, estimate: 'quoted' } };

export const Cancelled: Story = {
  args: {
    onReorder: fn(),
    onPrint: fn(),
    status: 'cancelled',
    lines: order.lines,
    shipments: [],
    reason: 'Our customer moved the project to next year.',
    events: [
      ...orderEvents.slice(0, 2),
      {
        id: 'e-cancelled',
        kind: 'cancelled',
        memberName: 'Fathima Rahman',
        companyName: 'Malabar Trading House',
        at: '2026-03-10T09:12:00+05:30',
      },
    ],
  },
};

/** Confirming runs: its button shows it, and nothing else can be pressed. */
export const Confirming: Story = { args: { ...Placed.args, pending: 'confirm' } };

/** An action has failed. */
export const Failed: Story = {
  args: { ...Placed.args, error: 'An error occurred. Please try again.' },
};

/** One who may only read. */
export const ReadOnly: Story = {};

/** Many lines and shipments. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    ...shipping,
    lines: Array.from({ length: 20 }, (_, index) => ({ ...coilLine, id: `l-${index}`, shipped: index * 5 })),
    shipments: Array.from({ length: 8 }, (_, index) => ({
      ...shipments[0]!,
      id: `s-${index}`,
      lines: [{ lineId: `l-${index}`, quantity: 5 }],
    })),
  },
};

/** Long names and large numbers. */
export const LongText: Story = {
  args: {
    ...shipping,
    lines: [
      {
        ...fabricLine,
        description: longTextDeal.title,
        quantity: 12_500_000.125,
        unitPrice: 98_765.43,
        amount: 98_765_432_109.5,
        shipped: 1,
        unit: 'square metre',
      },
    ],
    shipments: [{ ...shipments[0]!, carrier: longTextDeal.companyName, tracking: 'X'.repeat(60) }],
    totals: {
      goods: 98_765_432_109.5,
      shipping: 0,
      tax: 4_938_271_605.48,
      total: 103_703_703_714.98,
      unitLanded: null,
    },
    deliveryPlace: longTextProduct.description,
    invoiceNumber: '0123456789'.repeat(8),
    problem: longTextProduct.description,
    events: [
      { ...orderEvents[0]!, companyName: longTextDeal.companyName, note: longTextProduct.description },
    ],
  },
};

/** Skeletons of the size of its parts. */
export const Loading: Story = { render: () => <OrderTimelineSkeleton /> };

/** At the beginning with too little in stock, delivered with a problem, cancelled, and loading. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 64 }}>
      <OrderTimeline {...args} {...Shortfall.args} />
      <OrderTimeline {...args} {...Problem.args} />
      <OrderTimeline {...args} {...Cancelled.args} />
      <OrderTimelineSkeleton />
    </div>
  ),
};

export const RightToLeft: Story = { args: { ...Problem.args }, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { ...Default.args }, decorators: [width(328)] };
