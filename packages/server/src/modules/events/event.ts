import type { LiveEvent } from '@guildhall/contract';
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { notify } from '#bus/notify.ts';

/** What the bus is told when something happens that concerns a company. */
export const eventTopic = 'event';

/** An event that a write causes, and the company that it concerns. */
export type Heard = Exclude<LiveEvent, { event: 'reset' }> & { to: string };

type DataOf<Name extends Heard['event']> = Record<
  keyof Extract<Heard, { event: Name }>['data'],
  RawBuilder<string>
>;

/** Lets the query that returns it tell the company `to` of what it writes. */
export function publish<Name extends Heard['event']>(
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
