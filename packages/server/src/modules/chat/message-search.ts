import { sql, type Kysely, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Page } from '#db/page.ts';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import { companySummary } from '#modules/company-columns.ts';
import { uuid } from '#db/uuid.ts';
import { isBetween } from '#modules/connections/expressions.ts';
import { wordQueries, wordsOf } from '#modules/search/text-query.ts';
import { messageColumns } from './queries.ts';

/**
 * What finds a message that holds every word: as the start of one of its words, or with the same English stem. Words of
 * messages are never kept as known words, because others would see them as spellings.
 */
const queryOf = (q: string): RawBuilder<unknown> => {
  const words = wordsOf(q);
  const starts = wordQueries(words, new Map(), { respelt: false });
  return sql.join(
    words.map(
      (word, index) => sql`(to_tsquery('simple', ${starts[index]}) || plainto_tsquery('english', ${word}))`,
    ),
    sql` && `,
  );
};

/**
 * As `isConnected`. Of `exists` PostgreSQL expects that it leaves hardly a row, and plans for that; of this one that it
 * leaves half of them.
 */
const isConnectedWith = (me: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`coalesce((select status = 'connected' from connections where ${isBetween(me, other)}), false)`;

/**
 * One row more than the page of the messages that hold all words of `q`, in the conversations of `me` with connected
 * companies, newest first. PostgreSQL finds rare words by their index, and others by going back from the newest message
 * of each side.
 */
export function searchMessages(db: Kysely<Database>, me: string, q: string, { limit, before }: Page) {
  const query = queryOf(q);
  const side = (mine: 'company_a' | 'company_b', theirs: 'company_a' | 'company_b') =>
    db
      .selectFrom('messages')
      .select(messageColumns)
      .select(`${theirs} as companyId`)
      .where(mine, '=', me)
      .where('messages.id', '<', before)
      .where(sql<boolean>`messages.search @@ (${query})`)
      .where(isConnectedWith(uuid(me), sql.ref(`messages.${theirs}`)))
      .orderBy('messages.id', 'desc')
      .limit(limit + 1);
  const one = db.selectFrom(side('company_a', 'company_b').as('one')).selectAll();
  const other = db.selectFrom(side('company_b', 'company_a').as('other')).selectAll();
  return db
    .selectFrom(one.unionAll(other).as('found'))
    .selectAll()
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('companies').select(companySummary).whereRef('companies.id', '=', 'found.companyId'),
      )
        .$notNull()
        .as('company'),
    )
    .orderBy('_id', 'desc')
    .limit(limit + 1)
    .modifyFront(plannedEachTime)
    .execute();
}
