import {
  Offer,
  Order,
  OrderLine,
  pictureWidths,
  Product,
  PurchaseRequest,
  Quote,
  QuoteNote,
  Shipment,
} from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { privateProfile, publicProfile } from '#modules/company-columns.ts';
import { readChunk, type ContentKey } from '#modules/files/contents.ts';
import { toStoredFile } from '#modules/files/stored-file.ts';
import { toOrder } from '#modules/orders/order.ts';
import { findOrdersOfQuotes } from '#modules/orders/queries.ts';
import { firstId, rowsOf } from '#modules/owned-rows.ts';
import { toProduct } from '#modules/products/product.ts';
import { findProducts } from '#modules/products/queries.ts';
import { findQuotes } from '#modules/quotes/queries.ts';
import { toQuote } from '#modules/quotes/quote.ts';
import { readRequests } from '#modules/requests/queries.ts';
import { toRequest } from '#modules/requests/request.ts';

type Db = Kysely<Database>;

/** What an export reads. */
export interface Source {
  db: Db;
  companyId: string;
  now: () => Date;
}

/** An object with fields of JSON. */
export type Item = Record<string, unknown>;

/** A spreadsheet of a section. */
export interface Table {
  name: string;
  columns: readonly string[];
  /** The rows of an item. @default the item itself */
  rowsOf?: (item: Item) => readonly Item[];
}

/** A part of the data of a company: one file of JSON, and its spreadsheets. */
export interface Section {
  name: string;
  /** Its items, each page read when the one before is taken. No connection is held between two. */
  pages: (source: Source) => AsyncIterable<readonly Item[]>;
  tables: readonly Table[];
}

const pageRows = 500;
/** Quotes have many offers, each of many lines. */
const pageQuotes = 25;

const namesOf = (fields: object, ...left: string[]): string[] =>
  Object.keys(fields).filter((name) => !left.includes(name));

const toItem = (row: object): Item => row as Item;

/** Pages of rows that are found after the id of the last one. */
async function* pagesBy<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  limit = pageRows,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | undefined = firstId; after !== undefined;) {
    const rows: readonly Row[] = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.length === limit ? idOf(rows.at(-1)!) : undefined;
  }
}

/** Pages of ids of a company's rows. */
const idsOf = <Of extends Parameters<typeof rowsOf>[1]>(
  { db, companyId }: Source,
  table: Of,
  column: Parameters<typeof rowsOf<Of>>[2][0],
  limit = pageRows,
) =>
  pagesBy(
    (after) => rowsOf(db, table, [column, companyId], { after, limit }),
    (id) => id,
    limit,
  );

async function* readProfile({ db, companyId }: Source) {
  yield await db
    .selectFrom('companies')
    .select([...publicProfile, ...privateProfile])
    .where('companies.id', '=', companyId)
    .execute();
}
const profile = [...publicProfile, ...privateProfile].map((column) => column.split(' as ')[1]!);

const members = ['id', 'name', 'email', 'role', 'status', 'createdAt'];
const readMembers = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('members')
        .select(['id', 'name', 'email', 'role', 'status', 'created_at as createdAt'])
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );

const products = Object.keys(Product.properties);
async function* readProducts(source: Source) {
  for await (const ids of idsOf(source, 'products', 'vendor_id')) {
    const rows = await findProducts(source.db, ids);
    // The row has its price in paise too.
    yield rows
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(toProduct)
      .map(toItem)
      .map((row) => Object.fromEntries(products.map((name) => [name, row[name]])));
  }
}

async function* readOwnRequests(source: Source) {
  for await (const ids of idsOf(source, 'requests', 'client_id'))
    yield (await readRequests(source.db, ids)).map(toRequest).map(toItem);
}

/** The ids of quotes of both sides. */
async function* quoteIds(source: Source) {
  yield* idsOf(source, 'quotes', 'client_id', pageQuotes);
  yield* idsOf(source, 'quotes', 'vendor_id', pageQuotes);
}

async function* readQuotes(source: Source) {
  for await (const ids of quoteIds(source))
    yield (await findQuotes(source.db, ids)).map((row) => toItem(toQuote(row, source.now())));
}

async function* readOrders(source: Source) {
  for await (const ids of quoteIds(source))
    yield (await findOrdersOfQuotes(source.db, ids)).map(toOrder).map(toItem);
}

const connections = ['id', 'companyId', 'companyName', 'direction', 'status', 'createdAt', 'acceptedAt'];
async function* readConnections({ db, companyId }: Source) {
  for (const [mine, theirs, direction] of [
    ['sender_id', 'receiver_id', 'sent'],
    ['receiver_id', 'sender_id', 'received'],
  ] as const)
    yield* pagesBy(
      (after) =>
        db
          .selectFrom('connections')
          .innerJoin('companies', 'companies.id', `connections.${theirs}`)
          .select([
            'connections.id',
            'companies.id as companyId',
            'companies.company_name as companyName',
            sql.lit(direction).as('direction'),
            'connections.status',
            'connections.created_at as createdAt',
            'connections.accepted_at as acceptedAt',
          ])
          .where(`connections.${mine}`, '=', companyId)
          .where('connections.id', '>', after)
          .orderBy('connections.id')
          .limit(pageRows)
          .execute(),
      ({ id }) => id,
    );
}

const conversationSides = [
  ['company_a', 'company_b'],
  ['company_b', 'company_a'],
] as const;

const messages = ['id', 'companyId', 'companyName', 'direction', 'content', 'createdAt', 'card', 'files'];

/** The messages with one company, by their numbers, which have no gap, without those that are deleted. */
async function* readConversation(
  { db, companyId }: Source,
  partner: { id: string; name: string },
  [mine, theirs]: (typeof conversationSides)[number],
) {
  for (let seq = 0; ; seq += pageRows) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'sender_id', 'content', 'created_at', 'card_type', 'card_id', 'card_title', 'files'])
      .select('deleted_at')
      .where(mine, '=', companyId)
      .where(theirs, '=', partner.id)
      .where('seq', '>', seq)
      .where('seq', '<=', seq + pageRows)
      .orderBy('seq')
      .execute();
    const left = rows.filter((row) => row.deleted_at === null);
    yield left.map((row) => ({
      id: row.id,
      companyId: partner.id,
      companyName: partner.name,
      direction: row.sender_id === companyId ? 'sent' : 'received',
      content: row.content,
      createdAt: row.created_at,
      card: row.card_type && { type: row.card_type, id: row.card_id, title: row.card_title },
      files: row.files.map(toStoredFile),
    }));
    if (rows.length < pageRows) return;
  }
}

async function* readMessages(source: Source) {
  const { db, companyId } = source;
  for (const side of conversationSides) {
    const [mine, theirs] = side;
    const partners = pagesBy(
      (after) =>
        db
          .selectFrom('conversations')
          .innerJoin('companies', 'companies.id', `conversations.${theirs}`)
          .select(['companies.id', 'companies.company_name as name'])
          .where(`conversations.${mine}`, '=', companyId)
          .where(`conversations.${theirs}`, '>', after)
          .orderBy(`conversations.${theirs}`)
          .limit(pageRows)
          .execute(),
      ({ id }) => id,
    );
    for await (const page of partners)
      for (const partner of page) yield* readConversation(source, partner, side);
  }
}

const activity = ['id', 'memberId', 'memberName', 'action', 'subject', 'at'];
const readActivity = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('activity')
        .select(['id', 'member_id as memberId', 'member_name as memberName', 'action', 'subject', 'at'])
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );

const files = ['id', 'name', 'type', 'createdAt', 'path'];
const readFiles = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('files')
        .select(['id', 'name', 'type', 'width', 'created_at as createdAt'])
        .select(sql<string>`'files/' || id || '/' || name`.as('path'))
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );

/** The bytes of a file, as far as they are there: it may be deleted meanwhile. */
async function* readAll(db: Db, key: ContentKey): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq += 1) {
    const chunk = await readChunk(db, key, seq);
    if (!chunk) return;
    yield chunk.data;
  }
}

/** The bytes of each file of a company, pictures in their largest width, and where they are in the export. */
export async function* contentsOf(source: Source) {
  for await (const page of readFiles(source))
    for (const { id, path, width } of page) {
      const key = { fileId: id, width: width === null ? 0 : pictureWidths.at(-1)! };
      yield { path, content: readAll(source.db, key) };
    }
}

/** The entries of a list of an item, each with the id of the item. */
const entriesOf = (list: string, id: string) => (item: Item) =>
  (item[list] as Item[]).map((entry) => ({ ...entry, [id]: item['id'] }));

const table = (name: string, columns: readonly string[], rows?: Table['rowsOf']): Table => ({
  name,
  columns,
  ...(rows && { rowsOf: rows }),
});

/** All data of a company but its files. */
export const sections: readonly Section[] = [
  { name: 'profile', pages: readProfile, tables: [table('profile', profile)] },
  { name: 'members', pages: readMembers, tables: [table('members', members)] },
  { name: 'products', pages: readProducts, tables: [table('products', products)] },
  {
    name: 'requests',
    pages: readOwnRequests,
    tables: [table('requests', namesOf(PurchaseRequest.properties))],
  },
  {
    name: 'quotes',
    pages: readQuotes,
    tables: [
      table('quotes', namesOf(Quote.properties, 'request', 'offers', 'notes', 'order')),
      table('offers', ['quoteId', ...namesOf(Offer.properties)], entriesOf('offers', 'quoteId')),
      table('notes', ['quoteId', ...namesOf(QuoteNote.properties)], entriesOf('notes', 'quoteId')),
    ],
  },
  {
    name: 'orders',
    pages: readOrders,
    tables: [
      table('orders', namesOf(Order.properties, 'lines', 'shipments', 'events')),
      table('order-lines', ['orderId', ...namesOf(OrderLine.properties)], entriesOf('lines', 'orderId')),
      table('shipments', ['orderId', ...namesOf(Shipment.properties)], entriesOf('shipments', 'orderId')),
    ],
  },
  { name: 'connections', pages: readConnections, tables: [table('connections', connections)] },
  { name: 'messages', pages: readMessages, tables: [table('messages', messages)] },
  { name: 'activity', pages: readActivity, tables: [table('activity', activity)] },
  { name: 'files', pages: readFiles, tables: [table('files', files)] },
];
