import { sql } from 'kysely';
import type { Context } from '#context.ts';
import { toRow } from '#db/columns.ts';
import { endOfDay } from '#dates.ts';
import { pairOf } from '#modules/chat/conversation.ts';
import { newEmailSecret } from '#modules/emails/unsubscribe-token.ts';
import { readCompanies } from '#modules/orders/queries.ts';
import { toProductRow } from '#modules/products/product.ts';
import { toRequestRow } from '#modules/requests/request.ts';
import { hashPassword } from '#modules/accounts/password.ts';
import { awarded } from './awarded.ts';
import { companies, type CompanyKey } from './companies.ts';
import { connected, pending } from './connections.ts';
import { conversations } from './conversations.ts';
import { buildDeals } from './deal-rows.ts';
import { estimates } from './estimates.ts';
import { seedNotifications } from './notifications.ts';
import { automotiveProducts } from './products/automotive.ts';
import { itProducts } from './products/it.ts';
import { pharmaProducts } from './products/pharma.ts';
import { retailProducts } from './products/retail.ts';
import { steelProducts } from './products/steel.ts';
import { requests } from './requests.ts';
import { day, dayAfter, hour, idAt, minute } from './times.ts';
import type { Catalogue, DemoProduct, DemoRequest } from './types.ts';

/** All demo companies have this password, so that two of them can chat in two windows. */
const password = 'guildhall-demo';
export const demoLogIn = { email: companies.chakravan.email, password };

/** One of each list in turn, until all are empty. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

type Listed = [vendor: CompanyKey, product: DemoProduct];

const listed = (catalogue: Catalogue): Listed[] =>
  interleave(
    (Object.entries(catalogue) as [CompanyKey, DemoProduct[]][]).map(([vendor, products]) =>
      products.map((product): Listed => [vendor, product]),
    ),
  );

/** All products, newest first: vendors and industries alternate, so that every page is mixed. */
export const catalogue = (): Listed[] =>
  interleave([steelProducts, itProducts, automotiveProducts, pharmaProducts, retailProducts].map(listed));

/** The rows of the demo marketplace, with times before `now`. */
function buildRows(now: Date, passwordHash: string) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const stamp = (createdAt: Date) => ({ id: idAt(createdAt), created_at: createdAt });

  const entries = Object.entries(companies).map(([key, company], i) => {
    const row = { ...stamp(ago(70 * day - i * 29 * hour)), ...toRow(company) };
    return [key as CompanyKey, row] as const;
  });
  const ids = Object.fromEntries(entries.map(([key, row]) => [key, row.id])) as Record<CompanyKey, string>;

  const talks = conversations.map((messages) => {
    const speakers = [...new Set(messages.map(([sender]) => ids[sender]))];
    const { a, b } = pairOf(speakers[0] ?? '', speakers[1] ?? '');
    const rows = messages.map(([sender, minutesAgo, content], i) => ({
      ...stamp(ago(minutesAgo * minute)),
      company_a: a,
      company_b: b,
      seq: i + 1,
      sender_id: ids[sender],
      content,
    }));
    const last = rows.at(-1);
    // Who has not said the last word has not read it yet.
    const readBy = (company: string) => (last?.sender_id === company ? rows.length : rows.length - 1);
    const conversation = {
      company_a: a,
      company_b: b,
      last_seq: rows.length,
      last_message_at: last?.created_at ?? null,
      read_a: readBy(a),
      read_b: readBy(b),
    };
    return { conversation, rows };
  });

  const toPosted = (
    { client, neededIn, closesIn, quotes = [], ...request }: DemoRequest,
    createdAt: Date,
  ) => {
    const neededBy = neededIn === undefined ? null : dayAfter(now, neededIn);
    const closesAt = closesIn === undefined ? null : endOfDay(dayAfter(now, closesIn));
    const stored = { id: idAt(createdAt), clientId: ids[client], createdAt, closesAt };
    return { row: toRequestRow({ ...request, neededBy }, stored), quotes };
  };

  return {
    ids,
    companies: entries.map(([, row]) => row),
    owners: entries.map(([, { id, company_name, email, created_at }]) => ({
      ...stamp(created_at),
      company_id: id,
      name: company_name,
      email,
      email_confirmed_at: created_at,
      password_hash: passwordHash,
      email_secret: newEmailSecret(),
      role: 'owner' as const,
    })),
    products: catalogue().map(([vendor, product], i) => {
      const { id, created_at: createdAt } = stamp(ago(5 * hour + i * 11 * hour));
      const industry = companies[vendor].companyIndustry;
      return toProductRow({ industry, ...product }, { id, vendorId: ids[vendor], createdAt });
    }),
    requests: [
      ...requests.map((request, i) => toPosted(request, ago(2 * hour + i * 17 * hour))),
      ...awarded.map(({ hoursAgo, ...request }) => toPosted(request, ago(hoursAgo * hour))),
    ],
    connections: [
      ...connected.map(([sender, receiver], i) => {
        const asked = 45 * day - i * 36 * hour;
        const { a, b } = pairOf(ids[sender], ids[receiver]);
        const talk = talks.find(
          ({ conversation }) => conversation.company_a === a && conversation.company_b === b,
        );
        return {
          ...stamp(ago(asked)),
          sender_id: ids[sender],
          receiver_id: ids[receiver],
          status: 'connected' as const,
          accepted_at: ago(asked - 20 * hour),
          last_message_id: talk?.rows.at(-1)?.id ?? null,
        };
      }),
      ...pending.map(([sender, receiver], i) => {
        const row = { sender_id: ids[sender], receiver_id: ids[receiver], status: 'pending' as const };
        return { ...stamp(ago(4 * hour + i * 13 * hour)), ...row, accepted_at: null, last_message_id: null };
      }),
    ],
    conversations: talks.map((talk) => talk.conversation),
    messages: talks.flatMap((talk) => talk.rows),
  };
}

/**
 * Fills an empty database with the demo marketplace and returns its log-in. A database with companies is unchanged: the
 * result is then the log-in if it has the demo, or else undefined.
 */
export const seedDemo = ({
  dbWithoutTimeout: db,
  now,
  passwordCost,
}: Context): Promise<typeof demoLogIn | undefined> =>
  db.transaction().execute(async (tx) => {
    // When two servers start on one empty database, the second waits here and then finds it filled.
    await sql`lock table companies in share row exclusive mode`.execute(tx);
    const first = await tx.selectFrom('companies').select('email').orderBy('id').limit(1).executeTakeFirst();
    if (first) return first.email === demoLogIn.email ? demoLogIn : undefined;

    const at = now();
    const rows = buildRows(at, await hashPassword(password, passwordCost));
    await tx.insertInto('companies').values(rows.companies).execute();
    await tx.insertInto('members').values(rows.owners).execute();
    await tx.insertInto('products').values(rows.products).execute();
    const products = await tx
      .selectFrom('products')
      .innerJoin('companies', 'companies.id', 'vendor_id')
      .select([
        'products.id',
        'vendor_id',
        'sku',
        'name',
        'unit',
        'hsn',
        'stock_quantity',
        'products.created_at',
      ])
      .select('company_industry as industry')
      .execute();
    const deals = buildDeals({
      now: at,
      ids: rows.ids,
      owners: new Map(rows.owners.map((owner) => [owner.company_id, owner])),
      companies: await readCompanies(tx, Object.values(rows.ids)),
      products,
      requests: rows.requests,
      estimates,
    });
    await tx.insertInto('requests').values(deals.requests).execute();
    await tx.insertInto('quotes').values(deals.quotes).execute();
    await tx.insertInto('offers').values(deals.offers).execute();
    await tx.insertInto('quote_notes').values(deals.notes).execute();
    await tx.insertInto('orders').values(deals.orders).execute();
    await tx.insertInto('shipments').values(deals.shipments).execute();
    await tx.insertInto('activity').values(deals.activity).execute();
    await tx.insertInto('stock_changes').values(deals.stockChanges).execute();
    await sql`update products set stock_quantity = last.quantity, updated_at = last.at
      from (select distinct on (product_id) product_id, quantity, at
        from stock_changes order by product_id, id desc) last
      where last.product_id = products.id`.execute(tx);
    await tx.insertInto('connections').values(rows.connections).execute();
    await tx.insertInto('conversations').values(rows.conversations).execute();
    await tx.insertInto('messages').values(rows.messages).execute();
    const done = [
      ...deals.activity.map(({ company_id: companyId, ...entry }) => ({ ...entry, companyId })),
      ...rows.connections.map(({ id, sender_id: companyId, created_at }) => ({
        action: 'connection.requested' as const,
        subject: id,
        companyId,
        at: created_at,
      })),
    ];
    await seedNotifications(tx, done, at);
    return demoLogIn;
  });
