import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publish } from '#modules/events/event.ts';
import { newPlaces, passedOver } from './rows.ts';

type Db = Kysely<Database>;

/** The ids of the other open quotes of a request, locked. */
async function lockOthers(trx: Db, requestId: string, chosen: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '<>', chosen)
    .where('status', '=', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Declines the other open quotes of a request, because one was chosen, and tells their vendors. */
export async function passOverOthers(
  trx: Db,
  { requestId, chosen, clientId }: { requestId: string; chosen: string; clientId: string },
  { newId, at }: { newId: () => string; at: Date },
): Promise<void> {
  const others = await lockOthers(trx, requestId, chosen);
  if (others.length === 0) return;
  await trx
    .updateTable('quotes')
    .from(newPlaces(others, newId))
    .set((eb) => ({
      ...passedOver,
      place: eb.ref('moved.place'),
      updated_at: at,
    }))
    .whereRef('quotes.id', '=', 'moved.id')
    .returning(
      publish(sql.ref('quotes.vendor_id'), 'quote', {
        companyId: sql`${clientId}::uuid`,
        requestId: sql`${requestId}::uuid`,
        quoteId: sql.ref('quotes.id'),
      }),
    )
    .execute();
}
