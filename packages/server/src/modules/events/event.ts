import type { LiveEvent } from '@guildhall/contract';
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { notify } from '#bus/notify.ts';

/** The topic of events that concern a company. */
export const eventTopic = 'event';

/** An event that a write causes, and the company that receives it. */
export type CompanyEvent = Exclude<LiveEvent, { event: 'reset' }> & { to: string };

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
  return notify(
    eventTopic,
    sql`json_build_object('id', gen_random_uuid(), 'to', ${to}, 'event', ${sql.lit(event)}, 'data', json_build_object(${sql.join(fields)}))`,
  );
}
