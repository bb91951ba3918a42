import type { ChangeOrder, DealParty, Order } from '@guildhall/contract';
import { orderSteps } from '@guildhall/contract/order-rules';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database, OrderRowChanges } from '#db/schema.ts';
import { hasNote } from '#modules/quotes/notes.ts';
import { isMarked } from './marks.ts';
import { findFirstShipment, type LockedOrder } from './queries.ts';
import { shipmentOf } from './shipment.ts';

type Db = Kysely<Database>;

/** A step that is asked for. */
interface AskedStep {
  body: ChangeOrder;
  /** What is noted with it, as columns. */
  marks: OrderRowChanges;
  party: DealParty;
  memberId: string;
}

/** Whether the shipment that made an order dispatched is the one that is asked for. */
async function isFirstShipment(
  trx: Db,
  { id, lines }: LockedOrder,
  { body: { shipment }, memberId }: AskedStep,
): Promise<boolean> {
  const first = await findFirstShipment(trx, id);
  // Two members who ship the same make two shipments.
  if (!first || (shipment && first.memberId !== memberId)) return false;
  const { carrier = first.carrier, tracking = first.tracking } = shipment ?? {};
  const unshipped = lines.map((line) => ({ ...line, shipped: 0 }));
  return isDeepStrictEqual(
    [shipmentOf(unshipped, shipment ?? {}), carrier, tracking],
    [first.lines, first.carrier, first.tracking],
  );
}

/**
 * Whether a side asks again for a step that it has taken, such as after a lost response: the order has the asked status,
 * and all that came with the call is stored.
 */
export async function isRepeat(
  trx: Db,
  order: LockedOrder,
  { events, reason, quoteId }: Order,
  asked: AskedStep,
): Promise<boolean> {
  const { body, marks, party, memberId } = asked;
  const { status, from, note = '' } = body;
  const step = events.find(({ kind }) => kind === status);
  if (step?.by !== party || !orderSteps[from][status] || !isMarked(order, marks)) return false;
  if (status === 'cancelled') return note === reason;
  if (status === 'dispatched' && !(await isFirstShipment(trx, order, asked))) return false;
  return note.trim() === '' || hasNote(trx, { quoteId, memberId, text: note, since: step.at });
}
