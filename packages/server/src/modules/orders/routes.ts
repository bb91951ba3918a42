import { maxShipments, route, type ChangeOrder, type DealParty } from '@guildhall/contract';
import { orderSteps } from '@guildhall/contract/order-rules';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Database, OrderRowChanges, StoredOrderLine } from '#db/schema.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { ConflictError, ForbiddenError, LimitError, OutdatedError } from '#http/errors.ts';
import { postCard } from '#modules/chat/post-card.ts';
import { publishTo } from '#modules/events/event.ts';
import { otherParty } from '#modules/quotes/life-cycle.ts';
import { lockDeal, requireNoteRoom, requireSide } from '#modules/quotes/negotiation.ts';
import { insertNote } from '#modules/quotes/notes.ts';
import { updateQuote } from '#modules/quotes/queries.ts';
import { turnAfter } from './life-cycle.ts';
import { readMarks, refuseMismatch } from './marks.ts';
import { countShipments, insertShipment, lockOrder, updateOrder, type LockedOrder } from './queries.ts';
import { readOrder } from './read-order.ts';
import { isRepeat } from './repeat.ts';
import { afterShipment, isShipped, shipmentOf } from './shipment.ts';
import { returnStock, takeStock } from './stock.ts';

/** Reading orders, and taking their steps. */
export function orderRoutes(app: App, context: Context): void {
  const { db, newId } = context;

  app.route({
    ...route('getOrder'),
    handler: (request) => readOrder(db, request.params.id, requireSession(request).companyId),
  });

  interface Step {
    trx: Kysely<Database>;
    order: LockedOrder;
    body: ChangeOrder;
    party: DealParty;
    memberId: string;
    at: Date;
    readCurrent: () => ReturnType<typeof readOrder>;
  }

  /** Does what a step needs beside the new status. Returns the lines of the order after it, and other changes. */
  async function takeStep({
    trx,
    order,
    body,
    party,
    memberId,
    at,
    readCurrent,
  }: Step): Promise<{ lines: StoredOrderLine[]; changes?: OrderRowChanges }> {
    const change = { memberId, newId, at };
    switch (body.status) {
      case 'confirmed': {
        const { shipAnyway = false } = body;
        return { lines: await takeStock(trx, order, { ...change, shipAnyway, readCurrent }) };
      }
      case 'cancelled': {
        const lines = await returnStock(trx, order, { ...change, status: body.status });
        return { lines, changes: { cancelled_by: party, reason: body.note ?? '' } };
      }
      case 'dispatched': {
        const { shipment = {} } = body;
        const lines = shipmentOf(order.lines, shipment);
        if (lines.length === 0) throw new ConflictError('All is shipped.', undefined, await readCurrent());
        if ((await countShipments(trx, order.id)) >= maxShipments)
          throw new LimitError(`An order has at most ${maxShipments} shipments.`);
        const { carrier = '', tracking = '' } = shipment;
        const row = { id: newId(), order_id: order.id, carrier, tracking, member_id: memberId, at };
        await insertShipment(trx, { ...row, lines: JSON.stringify(lines) });
        return { lines: afterShipment(order.lines, lines) };
      }
      case 'delivered': {
        const lines = await returnStock(trx, order, { ...change, status: body.status });
        return { lines, changes: { delivered_at: at } };
      }
      case 'completed':
        return { lines: order.lines, changes: { completed_at: at } };
      case 'placed':
        return { lines: order.lines };
    }
  }

  app.route({
    ...route('changeOrder'),
    handler: async (request) => {
      const { id } = request.params;
      const { body } = request;
      const { status, from, note = '' } = body;
      const isStep = status !== from || body.shipment !== undefined;
      refuseMismatch(body, isStep);
      return runCommand(context, request, async ({ trx, at, record, keep }) => {
        const { quoteId } = await readOrder(trx, id, requireSession(request).companyId);
        const side = await requireSide(trx, request, quoteId, ['client', 'vendor']);
        const { party, companyId, memberId } = side;
        const marks = readMarks(body, party, at);
        const { quote, request: asked } = await lockDeal(trx, side, quoteId, at);
        const order = await lockOrder(trx, id);
        const readCurrent = () => readOrder(trx, id, companyId);
        const message = 'Order updated successfully!';
        if (order.status !== from) {
          const current = await readCurrent();
          const asked = { body, marks, party, memberId };
          if (status !== current.status || !(await isRepeat(trx, order, current, asked)))
            throw new OutdatedError(current);
          keep();
          return { message, order: current };
        }
        const parties = isStep ? orderSteps[from][status] : [party];
        if (!parties)
          throw new ConflictError(
            `An order that is ${from} cannot become ${status}.`,
            undefined,
            await readCurrent(),
          );
        if (!parties.includes(party))
          throw new ForbiddenError(`Only the ${otherParty(party)} may take this step of an order.`);
        const step = { trx, order, body, party, memberId, at, readCurrent };
        const { lines, changes = {} } = isStep ? await takeStep(step) : { lines: order.lines };
        const stored = { ...marks, ...changes, lines: JSON.stringify(lines), status, updated_at: at };
        await updateOrder(trx, id, stored);
        // That of a cancellation is its reason.
        if (note.trim() !== '' && !(isStep && status === 'cancelled')) {
          requireNoteRoom(quote);
          await insertNote(trx, { id: newId(), quoteId, by: party, memberId, text: note, at });
        }
        // What is noted on a cancelled order is not about the quote, which may be negotiated again.
        const turn = isStep ? turnAfter(status, isShipped(lines)) : {};
        await updateQuote(trx, quoteId, turn, { place: newId(), at });
        const { client_id: clientId, vendor_id: vendorId } = order;
        await publishTo(trx, [clientId, vendorId], 'order', { companyId, quoteId, orderId: id });
        await record(isStep && status !== 'placed' ? `order.${status}` : 'order.updated', id, side.right);
        if (isStep && status === 'cancelled')
          await postCard(trx, {
            id: newId(),
            from: companyId,
            to: party === 'client' ? vendorId : clientId,
            what: `Order ${order.number} cancelled`,
            card: { type: 'order', id: quoteId, title: asked.title },
            at,
          });
        return { message, order: await readCurrent() };
      });
    },
  });
}
