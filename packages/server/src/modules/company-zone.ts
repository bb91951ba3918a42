import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { endOfDay } from '#dates.ts';
import { BadRequestError } from '#http/errors.ts';

/**
 * The end of a day in the time zone of a company. Throws BadRequestError, which names the field, for a day that is over.
 *
 * @param title what the field is called in messages.
 */
export async function endOfCompanyDay(
  db: Kysely<Database>,
  companyId: string,
  { day, now, field, title }: { day: string; now: Date; field: string; title: string },
): Promise<Date> {
  const { zone } = await db
    .selectFrom('companies')
    .select('zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const end = endOfDay(day, zone);
  if (end < now) throw new BadRequestError({ [field]: `${title} must not be in the past.` });
  return end;
}

/** When a day begins in the `zone` of a row of companies: the one of a moment, or one so many days later. */
export const startOfDay = (moment: Date, daysLater = 0): RawBuilder<Date> =>
  sql`(date_trunc('day', ${moment}::timestamptz at time zone zone) + make_interval(days => ${sql.lit(daysLater)}))
    at time zone zone`;

/** The same for one company. */
export const startOfCompanyDay = (companyId: string, moment: Date, daysLater = 0): RawBuilder<Date> =>
  sql`(select ${startOfDay(moment, daysLater)} from companies where id = ${companyId})`;

/** Refuses a day by which a company needs something, if it is over there. */
export async function refusePastNeed(
  db: Kysely<Database>,
  companyId: string,
  day: string,
  now: Date,
): Promise<void> {
  await endOfCompanyDay(db, companyId, { day, now, field: 'neededBy', title: 'Needed by' });
}
