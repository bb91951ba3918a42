import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const idOf = (n: number) => `01900001-0000-7000-8000-${String(n).padStart(12, '0')}`;
const company = idOf(1);
const at = '2026-01-01T00:00:00Z';
const until = '2026-02-01T00:00:00Z';

/** Quotes as the version before has them, with their orders, and what they are since. */
const quotes = [
  { quote: {}, orders: [], since: { step: 'new', due: null } },
  { quote: { last_offer_by: 'client' }, orders: [], since: { step: 'countered', due: null } },
  {
    quote: { last_offer_by: 'vendor', valid_until: until },
    orders: [],
    since: { step: 'offered', due: until },
  },
  { quote: { stage: 'closed' }, orders: [], since: { step: 'closed', due: null } },
  { quote: { status: 'declined', stage: 'closed' }, orders: [], since: { step: 'declined', due: null } },
  {
    quote: {
      status: 'accepted',
      stage: 'order',
      waits_for: 'vendor',
      last_offer_by: 'vendor',
      valid_until: until,
    },
    orders: [{ status: 'cancelled' }, { status: 'confirmed', lead_days: 10 }],
    since: { step: 'confirmed', due: '2026-01-11T00:00:00Z' },
  },
  {
    quote: { status: 'accepted', stage: 'order', waits_for: 'client' },
    orders: [{ status: 'delivered', lead_days: 10 }],
    since: { step: 'delivered', due: null },
  },
];

let database: TestDatabase;
let db: Kysely<Database>;
const readDeals = async () =>
  (
    await sql<{ step: string; due: Date | null }>`select step, due_at as due from quotes order by id`.execute(
      db,
    )
  ).rows;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0031-count-version')).error).toBeUndefined();
  await sql`insert into companies (id, company_name, email, created_at) values (${company}, 'Lotus', 'a@example.com', ${at})`.execute(
    db,
  );
  for (const [index, { quote, orders }] of quotes.entries()) {
    const id = idOf(index + 1);
    const {
      status = 'open',
      stage = 'open',
      waits_for = null,
      last_offer_by = null,
      valid_until = null,
    } = quote;
    await sql`insert into requests (id, client_id, request, budget, supply_industry, created_at)
      values (${id}, ${company}, 'Coils', '1', 'Retail', ${at})`.execute(db);
    await sql`insert into quotes (id, request_id, client_id, vendor_id, place, created_at, updated_at, status, stage,
        waits_for, last_offer_by, valid_until)
      values (${id}, ${id}, ${company}, ${company}, ${id}, ${at}, ${at}, ${status}, ${stage}, ${waits_for},
        ${last_offer_by}, ${valid_until})`.execute(db);
    for (const [place, order] of orders.entries()) {
      const { lead_days = null } = order;
      await sql`insert into orders (id, number, quote_id, request_id, client_id, vendor_id, client, vendor,
          delivery_place, lines, shipping_paise, shipping_tax_percent, terms, created_at, updated_at, status, lead_days)
        values (${idOf(10 * (index + 1) + place)}, ${`GH-${index}-${place}`}, ${id}, ${id}, ${company}, ${company}, '{}',
          '{}', '', '[]', 0, 18, '', ${at}, ${at}, ${order.status}, ${lead_days})`.execute(db);
    }
  }
  const { error, results } = await migrator.migrateTo('0032-deal-steps');
  expect([error, results?.length]).toEqual([undefined, 1]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('deals have their step and when they are due', async () => {
  expect(await readDeals()).toEqual(
    quotes.map(({ since: { step, due } }) => ({ step, due: due === null ? null : new Date(due) })),
  );
});

test('what a node of the version before does to the last order is told to its deal', async () => {
  await sql`update orders set status = status where id = ${idOf(60)}`.execute(db);
  expect((await readDeals())[5]!.step).toBe('confirmed');
  await sql`update orders set status = 'dispatched' where id = ${idOf(61)}`.execute(db);
  expect((await readDeals())[5]!.step).toBe('dispatched');
});
