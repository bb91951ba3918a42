import type { ChangeOrder, DealParty, Order, OrderStatus, Quote } from '@guildhall/contract';
import type { OrderMark } from '@guildhall/contract/order-rules';
import { Dialog } from '@guildhall/ui/dialog';
import { OrderTimeline, type OrderTimelineProps } from '@guildhall/ui/trade/order-timeline';
import { PurchaseOrder } from '@guildhall/ui/trade/purchase-order';
import { ShipmentForm } from '@guildhall/ui/trade/shipment-form';
import { useQuantity } from '@guildhall/ui/use-quantity';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeOrder } from '#data/deal-mutations.ts';
import { failureSentence } from '#lib/field-errors.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { productIdOf, requestAgain } from '#lib/order-again.ts';
import { shortfallIn } from '#lib/order-shortfall.ts';
import { dealPath } from '#paths.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { estimateState, useOpenEstimates } from '#routes/hooks/use-open-estimates.ts';
import { possibleOrderActions, type PossibleOrderActions } from './possible-order-actions.ts';
import './purchase-order.css';

const CreateRequestDialog = lazyComponent(
  () => import('#routes/requests/create-request-dialog.tsx'),
  'CreateRequestDialog',
);

interface DealOrderProps {
  order: Order;
  side: DealParty;
  /** Whether the member may act for its side. */
  mayAct: boolean;
  quote: Quote;
}

const pendingOf: Partial<Record<OrderStatus, OrderTimelineProps['pending']>> = {
  confirmed: 'confirm',
  dispatched: 'ship',
  delivered: 'deliver',
  completed: 'complete',
};

/** The order of a deal, and what its sides do with it. */
export function DealOrder({ order, side, mayAct, quote }: DealOrderProps) {
  const { id, status, lines, events } = order;
  const timeZone = useCompanyZone();
  const [opened, setOpened] = useState<'shipment' | 'paper'>();
  const estimate = useAddressDialog('estimate');
  const adding = useAddressDialog('add');
  const write = useQuantity();
  const change = useChangeOrder(id);
  const close = () => setOpened(undefined);
  const step = (next: OrderStatus, more: Partial<ChangeOrder> = {}) =>
    change.mutateAsync({ status: next, from: status, ...more });
  const press = (next: OrderStatus, more?: Partial<ChangeOrder>) => () =>
    void step(next, more).catch(() => {});
  const can: Partial<PossibleOrderActions> = mayAct ? possibleOrderActions(order, side) : {};
  const mayNote = (mark: OrderMark) => can.marks?.includes(mark);
  const productId = productIdOf(order);
  const asked = useOpenEstimates().find((each) => each.productId === productId);
  const navigate = useNavigate();
  const orderAgain = () => {
    if (asked) void navigate(dealPath(asked.quoteId));
    else if (productId === undefined) adding.open('request', id);
    else estimate.open(productId, id);
  };
  const shortfall = shortfallIn(order, change.error);
  return (
    <>
      <OrderTimeline
        {...order}
        events={events.map(({ by, ...event }) => ({
          ...event,
          companyName: event.memberName === '' ? '' : by === 'client' ? quote.clientName : quote.vendorName,
        }))}
        shortfall={shortfall}
        timeZone={timeZone}
        error={change.error && shortfall.length === 0 ? failureSentence(change.error) : undefined}
        pending={change.isPending ? pendingOf[change.variables.status] : undefined}
        onPrint={() => setOpened('paper')}
        {...(can.confirm && {
          onConfirm: press('confirmed'),
          onConfirmAnyway: press('confirmed', { shipAnyway: true }),
        })}
        onShip={can.ship ? () => setOpened('shipment') : undefined}
        onDelivered={can.deliver ? press('delivered') : undefined}
        onComplete={can.complete ? press('completed') : undefined}
        onCancel={can.cancel ? (note) => step('cancelled', { note }) : undefined}
        // A cancelled order may be negotiated anew on this page.
        onReorder={can.reorder && asked?.quoteId !== quote.id ? orderAgain : undefined}
        estimate={asked && estimateState(asked)}
        onMarkPaid={mayNote('paid') ? (paid) => void step(status, { paid }).catch(() => {}) : undefined}
        onInvoice={mayNote('invoiceNumber') ? (invoiceNumber) => step(status, { invoiceNumber }) : undefined}
        onReference={
          mayNote('clientReference') ? (clientReference) => step(status, { clientReference }) : undefined
        }
        onReportProblem={mayNote('problem') ? (problem) => step(status, { problem }) : undefined}
      />
      <Dialog
        title="Add a shipment"
        size="lg"
        // All may be shipped while one thinks about it.
        open={opened === 'shipment' && can.ship === true}
        onOpenChange={close}
      >
        <ShipmentForm
          lines={lines}
          pending={change.isPending}
          error={change.error ? failureSentence(change.error) : undefined}
          onSubmit={({ note, ...shipment }) =>
            void step('dispatched', { shipment, ...(note !== undefined && { note }) }).then(close, () => {})
          }
        />
      </Dialog>
      <Dialog title="Purchase order" size="full" open={opened === 'paper'} onOpenChange={close}>
        <PurchaseOrder {...order} headingLevel={2} tax={order.taxes} onClose={close} />
      </Dialog>
      <Suspense>
        {adding.id === 'request' && adding.orderId === id && (
          <CreateRequestDialog
            defaultValues={requestAgain(order, write)}
            draftName={`request:${id}`}
            onClose={adding.close}
          />
        )}
      </Suspense>
    </>
  );
}
