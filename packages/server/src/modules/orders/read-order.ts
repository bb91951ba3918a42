import type { Order } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { NotFoundError } from '#http/errors.ts';
import { toOrder } from './order.ts';
import { findOrder } from './queries.ts';

/** An order as the company sees it. Throws NotFoundError when it is not one of its own. */
export async function readOrder(db: Kysely<Database>, id: string, companyId: string): Promise<Order> {
  const row = await findOrder(db, id, companyId);
  if (!row) throw new NotFoundError('There is no order with this id.');
  return toOrder(row);
}
