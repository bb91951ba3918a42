import type { LiveEvent } from '@guildhall/contract';
import { sql, type AliasedRawBuilder, type Kysely, type RawBuilder } from 'kysely';
import { notify } from '#bus/notify.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import type { Database } from '#db/schema.ts';

/** The topic of events that concern a company. */
export const eventTopic = 'event';

/** An event that a write causes, and the company that receives it. */
export type CompanyEvent = Exclude<LiveEvent, { event: 'reset' }> & { to: string };

/** The fields of an event's data. */
type DataOf<Name extends CompanyEvent['event']> = Record<
  keyof Extract<CompanyEvent, { event: Name }>['data'],
  RawBuilder<string>
>;

/** For the `returning` of a query: publishes an event of what it writes for the company `to`. */
export function publish<Name extends CompanyEvent['event']>(
  to: RawBuilder<string>,
  event: Name,
  data: DataOf<Name>,
): AliasedRawBuilder<unknown, 'notified'> {
  const fields = Object.entries<RawBuilder<string>>(data).map(
    ([key, value]) => sql`${sql.lit(key)}, ${value}`,
  );
  const body = fields.length > 0 ? sql.join(fields) : sql``;
  return notify(
    eventTopic,
    sql`json_build_object('id', gen_random_uuid(), 'to', ${to}, 'event', ${sql.lit(event)}, 'data', json_build_object(${body}))`,
  );
}

/** For the `returning` of a query that changes what is a company's own, as `LiveEvent` lists it: tells its windows. */
export const publishCompany = (column: string): AliasedRawBuilder<unknown, 'notified'> =>
  publish(sql.ref(column), 'company', {});

/**
 * Publishes an event for several companies, when the transaction is committed. One with which the company that has caused
 * it has a block is told of orders alone.
 */
export async function publishTo<Name extends Exclude<CompanyEvent['event'], 'notification' | 'company'>>(
  trx: Kysely<Database>,
  companies: readonly string[],
  event: Name,
  data: Record<keyof DataOf<Name>, string>,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries<string>(data).map(([key, value]) => [key, sql`${value}::text`]),
  ) as DataOf<Name>;
  await trx
    .selectFrom(
      sql<{ company: string }>`unnest(${[...new Set(companies)]}::uuid[])`.as<'to'>(sql`receivers(company)`),
    )
    .select(publish(sql.ref('receivers.company'), event, values))
    .where(event === 'order' ? sql<boolean>`true` : isUnblocked(sql.ref('receivers.company'), data.companyId))
    .execute();
}
