import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publishConversationChange } from '#modules/connections/conversation-change.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import { rowsOf } from '#modules/owned-rows.ts';
import { unknownCompany } from './unknown-company.ts';
import { forgetWords, wordsOf } from './words.ts';

type Db = Kysely<Database>;

/** Rows of one transaction. */
const atOnce = 500;
/** Files of one transaction, each of up to some megabytes. */
const filesAtOnce = 20;
/** Changes of many products of one transaction, each of up to a thousand. */
const batchesAtOnce = 10;

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
    const words = await wordsOf(trx, 'products', ids);
    await linksOf(trx, ['product'], ids).execute();
    await trx
      .deleteFrom('products')
      .where(isAnyOf('id', ids))
      .where(sql<boolean>`not exists (select from requests where product_id = products.id)`)
      .execute();
    await trx.updateTable('products').set(emptyProduct).where(isAnyOf('id', ids)).execute();
    await trx.deleteFrom('stock_changes').where(isAnyOf('product_id', ids)).execute();
    await forgetWords(trx, companyId, words);
    return nextOf(ids);
  };

/** Deletes the requests of a company on which nobody has quoted. The others say no more where to deliver. */
const removeRequests =
  (companyId: string): Step =>
  async (trx, after) => {
    const ids = await rowsOf(trx, 'requests', ['client_id', companyId], { after, limit: atOnce });
    const words = await wordsOf(trx, 'requests', ids);
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
    await forgetWords(trx, companyId, words);
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

/** What is done to the rest of a company, in this order. Each step can be repeated. */
export const stepsOf = (companyId: string): Step[] => [
  removeConnections(companyId),
  removeProducts(companyId),
  removeRequests(companyId),
  emptyDeals(companyId, 'client'),
  emptyDeals(companyId, 'vendor'),
  emptyActivity(companyId),
  removeBatches(companyId),
  removeFiles(companyId),
];
