import type { ChangeOrder, DealParty, Order, OrderStatus, Quote } from '@guildhall/contract';
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
  const isVendor = mayAct && side === 'vendor';
  const isClient = mayAct && side === 'client';
  const productId = productIdOf(order);
  const asked = useOpenEstimates().find((each) => each.productId === productId);
  const navigate = useNavigate();
  const orderAgain = () => {
    if (asked) void navigate(dealPath(asked.quoteId));
    else if (productId === undefined) adding.open('request', id);
    else estimate.open(productId, id);
  };
  // All may be shipped while one thinks about it.
  const isShippable = lines.some(({ quantity, shipped }) => shipped < quantity);
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
        {...(isVendor && {
          onConfirm: press('confirmed'),
          onConfirmAnyway: press('confirmed', { shipAnyway: true }),
          onShip: () => setOpened('shipment'),
          onMarkPaid: (paid: boolean) => void step(status, { paid }).catch(() => {}),
          onInvoice: (invoiceNumber: string) => step(status, { invoiceNumber }),
        })}
        {...(isClient && {
          onComplete: press('completed'),
          onReference: (clientReference: string) => step(status, { clientReference }),
          onReportProblem: (problem: string) => step(status, { problem }),
          // A cancelled order may be negotiated anew on this page.
          onReorder: asked?.quoteId === quote.id ? undefined : orderAgain,
          estimate: asked && estimateState(asked),
        })}
        {...(mayAct && {
          onDelivered: press('delivered'),
          onCancel: (note: string) => step('cancelled', { note }),
        })}
      />
      <Dialog
        title="Add a Shipment"
        size="lg"
        open={opened === 'shipment' && isShippable}
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
      <Dialog title="Purchase Order" size="full" open={opened === 'paper'} onOpenChange={close}>
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
