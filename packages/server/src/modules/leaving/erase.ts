import { defaultZone, type OrderCompany } from '@guildhall/contract';
import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { publishConversationChange } from '#modules/connections/conversation-change.ts';
import { uuid } from '#modules/connections/expressions.ts';
import { publish } from '#modules/events/event.ts';
import { endDeals, lockOpenDeals } from './deals.ts';
import { firstId, rowsOf } from '#modules/owned-rows.ts';

type Db = Kysely<Database>;

/** Rows of one transaction. */
const atOnce = 500;
/** Files of one transaction, each of up to some megabytes. */
const filesAtOnce = 20;
/** Changes of many products of one transaction, each of up to a thousand. */
const batchesAtOnce = 10;
/** Companies of one run; the rest follows with the next. */
const maxCompanies = 100;

/** What others see of a company that is erased. */
const unknownName = 'Unknown Company';
const unknownCompany: OrderCompany = { name: unknownName, address: '', gstin: '' };

const emptyCompany: UpdateObject<Database, 'companies'> = {
  status: 'erased',
  company_name: unknownName,
  email: '',
  avatar: null,
  admin_email: '',
  address: '',
  company_industry: '',
  company_size: '',
  client_industry: '',
  pan_number: '',
  gstin: '',
  product_types: '',
  supplier_industry: '',
  supply_type: '',
  employee_emails: [],
  zone: defaultZone,
};

/** A product that the request of another company refers to. */
const emptyProduct: UpdateObject<Database, 'products'> = {
  status: 'archived',
  description: '',
  sku: '',
  images: [],
  videos: [],
  attributes: null,
  shipping_details: null,
  warranty: '',
  additional_notes: '',
  industry_keywords: [],
};

/** The words by which a company is found. */
async function wordsOf(trx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`select unnest(tsvector_to_array(search)) as word from companies where id = ${id}`.execute(trx);
  return rows.map(({ word }) => word);
}

/** Forgets those of these words that nothing of other companies holds: they could be a name. */
async function forgetWords(trx: Db, id: string, words: readonly string[]): Promise<void> {
  const isHeld = (table: 'companies' | 'products' | 'requests', owner: string) =>
    sql`exists (select from ${sql.table(table)} where search @@ lexeme.query and ${sql.ref(owner)} <> ${id}::uuid)`;
  await sql`delete from search_words using (
      select word, ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery as query
      from unnest(${words}::text[]) word
    ) lexeme
    where search_words.word = lexeme.word
      and not (${isHeld('companies', 'id')} or ${isHeld('products', 'vendor_id')} or ${isHeld('requests', 'client_id')})`.execute(
    trx,
  );
}

/**
 * Empties the row of a company whose time is over, and removes its members: from then on it cannot come back. False when
 * it has come back before.
 */
async function emptyRows(trx: Db, id: string, now: Date): Promise<boolean> {
  // Members first, as a log-in does.
  const members = await trx
    .selectFrom('members')
    .select(['id', 'email'])
    .where('company_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const company = await trx
    .selectFrom('companies')
    .select(['status', 'email'])
    .where('id', '=', id)
    .where('status', 'in', ['leaving', 'erased'])
    .where('leaving_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!company || company.status === 'erased') return company !== undefined;
  const memberIds = members.map((member) => member.id);
  const emails = [company.email, ...members.map(({ email }) => email)];
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = any(${emails}::text[])`)
    .execute();
  // Also to addresses that members had before, or have asked for.
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`parameters ->> 'memberId' = any(${memberIds}::text[])`)
    .execute();
  // Nobody is invited to it any more.
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'invitation')
    .where(
      sql<boolean>`parameters ->> 'invitationId' in (select id::text from invitations where company_id = ${id}::uuid)`,
    )
    .execute();
  const words = await wordsOf(trx, id);
  await forgetWords(trx, id, words);
  await trx.updateTable('companies').set(emptyCompany).where('id', '=', id).execute();
  // Their sessions end by the change of the status.
  await trx
    .updateTable('members')
    .set({
      status: 'removed',
      name: '',
      email: '',
      password_hash: '',
      email_confirmed_at: null,
      new_email: null,
      new_email_until: null,
    })
    .where('company_id', '=', id)
    .execute();
  for (const table of [
    'devices',
    'password_resets',
    'email_links',
    'idempotency_keys',
    'waiting_emails',
  ] as const)
    await trx
      .deleteFrom(table)
      .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
      .execute();
  for (const table of [
    'saved_products',
    'write_buckets',
    'invitations',
    'blocks',
    'reports',
    'suspensions',
    'notifications',
    'notification_counters',
  ] as const)
    await trx.deleteFrom(table).where('company_id', '=', id).execute();
  await trx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
  await trx.deleteFrom('notifications').where('other_id', '=', id).execute();
  // The words of a report can name a company or what it has sent.
  await trx.deleteFrom('reports').where('reported_id', '=', id).execute();
  await trx
    .deleteFrom('declines')
    .where((eb) => eb.or([eb('sender_id', '=', id), eb('receiver_id', '=', id)]))
    .execute();
  await trx.deleteFrom('file_links').where('subject', '=', `avatar:${id}`).execute();
  return true;
}

/** One transaction of a step: changes the rows after an id. Returns the last of them, undefined when there are no more. */
type Step = (trx: Db, after: string) => Promise<string | undefined>;

/** The last id of a batch; undefined when the batch was not full. */
const nextOf = (ids: readonly string[], limit = atOnce) => (ids.length === limit ? ids.at(-1) : undefined);

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;

const linksOf = (trx: Db, kinds: readonly string[], ids: readonly string[]) =>
  trx
    .deleteFrom('file_links')
    .where(sql<boolean>`subject = any(${kinds.flatMap((kind) => ids.map((id) => `${kind}:${id}`))}::text[])`);

/** Removes the connections of a company, and tells the other side. What was said stays. */
const removeConnections =
  (companyId: string): Step =>
  async (trx) => {
    const removed = await trx
      .deleteFrom('connections')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('connections')
          .select('id')
          .where((or) => or.or([or('sender_id', '=', companyId), or('receiver_id', '=', companyId)]))
          .limit(atOnce),
      )
      .returning([
        'id',
        publish(
          sql`case sender_id when ${uuid(companyId)} then receiver_id else sender_id end`,
          'connection-removed',
          { companyId: uuid(companyId), connectionId: sql.ref('id') },
        ),
        publishConversationChange(sql.ref('sender_id'), sql.ref('receiver_id')),
      ])
      .execute();
    return nextOf(removed.map(({ id }) => id));
  };

/** Deletes the products of a company. Those that requests of others are about stay, archived and empty but for the name. */
const removeProducts =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'products', ['vendor_id', companyId], { after, limit: atOnce });
    await linksOf(trx, ['product'], ids).execute();
    await trx
      .deleteFrom('products')
      .where(isAnyOf('id', ids))
      .where(sql<boolean>`not exists (select from requests where product_id = products.id)`)
      .execute();
    await trx.updateTable('products').set(emptyProduct).where(isAnyOf('id', ids)).execute();
    await trx.deleteFrom('stock_changes').where(isAnyOf('product_id', ids)).execute();
    return nextOf(ids);
  };

/** Deletes the requests of a company on which nobody has quoted. The others say no more where to deliver. */
const removeRequests =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'requests', ['client_id', companyId], { after, limit: atOnce });
    const deleted = await trx
      .deleteFrom('requests')
      .where(isAnyOf('id', ids))
      .where(sql<boolean>`not exists (select from quotes where request_id = requests.id)`)
      .returning('id')
      .execute();
    await linksOf(
      trx,
      ['request', 'request-file'],
      deleted.map(({ id }) => id),
    ).execute();
    await trx
      .updateTable('requests')
      .set({ delivery_place: '' })
      .where(isAnyOf('id', ids))
      .where('delivery_place', '<>', '')
      .execute();
    return nextOf(ids);
  };

/** Takes the names of a company and its members out of its deals on one side; what was agreed stays. */
const emptyDeals =
  (companyId: string, party: 'client' | 'vendor'): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'quotes', [`${party}_id`, companyId], { after, limit: atOnce });
    for (const table of ['offers', 'quote_notes'] as const)
      await trx
        .updateTable(table)
        .set({ member_name: '' })
        .where(isAnyOf('quote_id', ids))
        .where('by', '=', party)
        .where('member_name', '<>', '')
        .execute();
    await trx
      .updateTable('orders')
      .set({ [party]: JSON.stringify(unknownCompany), ...(party === 'client' && { delivery_place: '' }) })
      .where(isAnyOf('quote_id', ids))
      .execute();
    if (party === 'vendor')
      await trx
        .updateTable('shipments')
        .from('orders')
        .set({ member_name: '' })
        .whereRef('shipments.order_id', '=', 'orders.id')
        .where(isAnyOf('orders.quote_id', ids))
        .execute();
    return nextOf(ids);
  };

/** Takes the names of a company's members out of its activity. */
const emptyActivity =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'activity', ['company_id', companyId], { after, limit: atOnce });
    await trx.updateTable('activity').set({ member_name: '' }).where(isAnyOf('id', ids)).execute();
    return nextOf(ids);
  };

/** Deletes what can be taken back of the changes of many products. */
const removeBatches =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'batches', ['company_id', companyId], { after, limit: batchesAtOnce });
    await trx.deleteFrom('batches').where(isAnyOf('id', ids)).execute();
    return nextOf(ids, batchesAtOnce);
  };

/** Deletes the files of a company that no deal shows, its quotes and its requests with quotes, and no message. */
const removeFiles =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'files', ['company_id', companyId], { after, limit: filesAtOnce });
    await trx.deleteFrom('files').where(isAnyOf('id', ids)).where('unlinked_at', 'is not', null).execute();
    return nextOf(ids, filesAtOnce);
  };

/** Takes what is left of a company away, in short transactions. Each can be repeated. */
async function eraseCompany(
  { dbWithoutTimeout: db, newId }: Pick<Context, 'dbWithoutTimeout' | 'newId'>,
  id: string,
  now: Date,
): Promise<void> {
  const isDue = await db.transaction().execute((trx) => emptyRows(trx, id, now));
  if (!isDue) return;
  /** Of several nodes one works at a time. False when one of them is done. */
  const lock = async (trx: Db): Promise<boolean> => {
    const row = await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', id)
      .where('leaving_until', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row !== undefined;
  };
  // What was under way when it was deleted.
  await db.transaction().execute(async (trx) => {
    await lockOpenDeals(trx, id);
    await endDeals(trx, id, { newId, at: now });
  });
  const steps = [
    removeConnections(id),
    removeProducts(id),
    removeRequests(id),
    emptyDeals(id, 'client'),
    emptyDeals(id, 'vendor'),
    emptyActivity(id),
    removeBatches(id),
    removeFiles(id),
  ];
  for (const step of steps)
    for (let after: string | undefined = firstId; after !== undefined;) {
      const from: string = after;
      after = await db
        .transaction()
        .execute(async (trx) => ((await lock(trx)) ? step(trx, from) : undefined));
    }
  await db
    .updateTable('companies')
    .set({ leaving_until: null })
    .where('id', '=', id)
    .where('status', '=', 'erased')
    .execute();
}

/** The companies that are to be erased, or of which something is left, those first whose time is over longest. */
export const findLeft = (db: Db, now: Date) =>
  db
    .selectFrom('companies')
    .select('id')
    .where('leaving_until', '<=', now)
    .orderBy('leaving_until')
    .limit(maxCompanies)
    .execute();

/**
 * Erases the companies whose time to come back is over. The row of each is emptied, never deleted: the conversations,
 * deals and orders of others stay. Throws when one could not be erased, after the others.
 */
export async function eraseLeftCompanies(
  context: Pick<Context, 'dbWithoutTimeout' | 'newId'>,
  now: Date,
): Promise<void> {
  const errors: unknown[] = [];
  for (const { id } of await findLeft(context.dbWithoutTimeout, now))
    await eraseCompany(context, id, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Companies that have left could not be erased');
}
