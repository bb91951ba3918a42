import { maxMatchedVendors } from '@guildhall/contract/limits';
import { sql, type Kysely } from 'kysely';
import { notify } from '#bus/notify.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { addNotifications } from './notify.ts';
import type { Targets } from './rules.ts';

type Db = Kysely<Database>;

/** The topic of the bus that tells of a request to be matched. */
const matchingTopic = 'matching';

/** How often a node looks for requests that another one has left, in milliseconds. New ones are told by the bus. */
const pollEvery = 60_000;
/** The most words of a request that are looked for. */
const maxWords = 50;
/** The most products that are compared, the newest first. */
const maxProducts = 20_000;

/** Lets the vendors of a new request be looked for after the transaction. */
export const enqueueMatching = (trx: Db, requestId: string, at: Date) =>
  trx
    .insertInto('unmatched_requests')
    .values({ request_id: requestId, added_at: at })
    .returning(notify(matchingTopic, sql`request_id`))
    .execute();

/**
 * The vendors of a request on the board, with the words of it that the names, categories or keywords of their products
 * have in any form: those of its industry with one such word, others with two. The best of them.
 */
const vendorsOf = (requestId: string): Targets => sql`
  select vendor_id as company_id, 'matching-request' as kind, ${requestId}::uuid as subject, '' as occasion,
    client_id as other_id, null::text as step, words
  from (
    with asked as (select client_id, request, supply_industry from board_requests where id = ${requestId}::uuid),
    asked_words as (
      select word from asked, unnest(tsvector_to_array(to_tsvector('simple', asked.request))) word
      where length(word) between 3 and 60 and word !~ '^[0-9]+$'
        and coalesce(ts_lexize('english_stem', word), array[word]) <> '{}'
      limit ${sql.lit(maxWords)}),
    spelled as (
      select asked_words.word, search_words.word as spelling
      from asked_words join search_words on search_words.word = asked_words.word
      union
      select asked_words.word, search_words.word
      from asked_words join search_words on search_words.stem = stem_of(asked_words.word)),
    query as (
      select string_agg('''' || replace(replace(spelling, '\\', '\\\\'), '''', '''''') || ''':AB', '|')::tsquery as words
      from spelled),
    found as (
      select live_products.id, vendor_id, live_products.industry, live_products.search
      from query, live_products
      where live_products.search @@ query.words
      order by live_products.id desc
      limit ${sql.lit(maxProducts)}),
    of_vendors as (
      select vendor_id, array_agg(distinct spelled.word order by spelled.word) as words,
        bool_or(lower(found.industry) = lower(asked.supply_industry)) as is_of_industry
      from asked, found
        join spelled on spelled.spelling = any(tsvector_to_array(ts_filter(found.search, '{a,b}')))
      group by vendor_id)
    select vendor_id, asked.client_id, words
    from asked, of_vendors join active_companies on active_companies.id = vendor_id
      cross join lateral (select is_of_industry
        or lower(asked.supply_industry) in (lower(company_industry), lower(supplier_industry)) as is_near) industry
    where vendor_id <> asked.client_id and (is_near or cardinality(words) > 1)
      and not exists (select from blocked_pairs where company_id = vendor_id and other_id = asked.client_id)
    order by is_near desc, cardinality(words) desc, vendor_id
    limit ${sql.lit(maxMatchedVendors)}) matched`;

/** Notifies the vendors of the request that waits longest. False when none waits. */
async function matchNext(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const next = await trx
      .deleteFrom('unmatched_requests')
      .where('request_id', '=', (eb) =>
        eb
          .selectFrom('unmatched_requests')
          .select('request_id')
          .orderBy('added_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('request_id as id')
      .executeTakeFirst();
    if (!next) return false;
    await addNotifications(trx, vendorsOf(next.id), now, { hasWords: true });
    return true;
  });
}

/** Looks for the vendors of new requests until it is stopped. Any number of nodes may do so. */
export function startMatching({
  dbWithoutTimeout: db,
  bus,
  now,
  log,
}: Pick<Context, 'dbWithoutTimeout' | 'bus' | 'now' | 'log'>): { stop(): void } {
  let working: Promise<void> | undefined;
  let isWoken = false;
  let isStopping = false;
  async function work(): Promise<void> {
    do {
      isWoken = false;
      while (!isStopping && (await matchNext(db, now())));
    } while (isWoken && !isStopping);
  }
  function wake(): void {
    isWoken = true;
    if (isStopping) return;
    working ??= work()
      .catch((error: unknown) => {
        if (!isStopping) log.warn({ err: error }, 'Requests could not be matched');
      })
      .finally(() => {
        working = undefined;
      });
  }
  const unsubscribe = [bus.subscribe(matchingTopic, wake), bus.onReset(wake)];
  const timer = setInterval(wake, pollEvery).unref();
  wake();
  return {
    // It does not wait: a transaction under way is undone with its connection, and its request left to another node.
    stop() {
      isStopping = true;
      clearInterval(timer);
      for (const end of unsubscribe) end();
    },
  };
}
