import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { addNotifications } from './notify.ts';

/** Notifies clients of offers that expire within a day, once each. */
export async function notifyOfExpiring(db: Kysely<Database>, now: Date): Promise<void> {
  const at = sql`${now}::timestamptz`;
  await db.transaction().execute((trx) =>
    addNotifications(
      trx,
      sql`select client_id as company_id, 'expiring' as kind, id as subject, offer_count::text as occasion,
          vendor_id as other_id, null::text as step
        from quotes where status = 'open' and stage = 'open' and last_offer_by = 'vendor'
          and valid_until > ${at} and valid_until <= ${at} + interval '1 day'
          and not exists (select from notifications where company_id = client_id and kind = 'expiring'
            and subject = quotes.id and occasion = offer_count::text)`,
      now,
    ),
  );
}
