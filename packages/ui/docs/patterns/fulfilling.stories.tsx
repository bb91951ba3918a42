import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { dealPage } from '#fixtures/deal-page.tsx';
import {
  dealOrder,
  dealOrderEvents,
  dealShipments,
  orderParties,
  partlyShipped,
  whollyShipped,
} from '#fixtures/negotiated-deal.ts';
import { negotiationAccepted } from '#fixtures/negotiation.ts';
import { OrderTimeline, type OrderTimelineProps } from '#trade/OrderTimeline/OrderTimeline.tsx';
import { PurchaseOrder } from '#trade/PurchaseOrder/PurchaseOrder.tsx';
import { ShipmentForm } from '#trade/ShipmentForm/ShipmentForm.tsx';
import type { DealParty, OrderStatus } from '#trade/deal.ts';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Fulfilling',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each side may do at every step. */
const actions: Record<DealParty, Partial<OrderTimelineProps>> = {
  vendor: { onMarkPaid: fn(), onInvoice: fn(), onPrint: fn() },
  client: { onReference: fn(), onPrint: fn() },
};
const steps: OrderStatus[] = ['placed', 'confirmed', 'dispatched', 'delivered', 'completed'];

/** The page of the order at one of its steps. */
const orderAt = (
  status: OrderStatus,
  side: DealParty,
  order: Partial<OrderTimelineProps> = {},
  above?: ReactNode,
) =>
  dealPage(side, {
    status,
    events: [negotiationAccepted],
    above,
    order: (
      <OrderTimeline
        {...dealOrder}
        status={status}
        events={dealOrderEvents(side).slice(0, steps.indexOf(status) + 1)}
        {...actions[side]}
        {...order}
      />
    ),
  });

const arrived = { lines: whollyShipped, shipments: dealShipments, clientReference: 'PO-2026-118' };

export const Confirm: Story = {
  render: () => orderAt('placed', 'vendor', { onConfirm: fn(), onCancel: fn() }),
};

export const ShipInParts: Story = {
  render: () =>
    orderAt(
      'dispatched',
      'vendor',
      {
        lines: partlyShipped,
        shipments: dealShipments.slice(0, 1),
        onShip: fn(),
        onDelivered: fn(),
      },
      <Dialog title="Add a shipment" size="lg" defaultOpen>
        <ShipmentForm lines={partlyShipped} onSubmit={fn()} />
      </Dialog>,
    ),
};

export const Deliver: Story = {
  render: () => orderAt('dispatched', 'client', { ...arrived, onDelivered: fn(), onReportProblem: fn() }),
};

export const Complete: Story = {
  render: () =>
    orderAt('delivered', 'client', {
      ...arrived,
      paidAt: '2026-12-05T06:30:00Z',
      invoiceNumber: 'BSW/26-27/0412',
      onComplete: fn(),
      onReorder: fn(),
      onReportProblem: fn(),
    }),
};

export const Problem: Story = {
  render: () =>
    orderAt('delivered', 'vendor', {
      ...arrived,
      problem: 'Two of the coils are bent at the edge, and the test certificate of lot 4471 is missing.',
    }),
};

export const Cancel: Story = {
  render: () => orderAt('confirmed', 'client', { onCancel: fn() }),
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel order' })),
};

export const OnPaper: Story = {
  render: () =>
    orderAt(
      'confirmed',
      'client',
      { onCancel: fn() },
      <Dialog title="Purchase order" size="full" defaultOpen>
        <PurchaseOrder
          {...dealOrder}
          {...orderParties}
          status="confirmed"
          clientReference="PO-2026-118"
          tax={[{ name: 'IGST', amount: dealOrder.totals.tax }]}
          headingLevel={2}
          onPrint={fn()}
          onClose={fn()}
        />
      </Dialog>,
    ),
};
