import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const id = '01900001-0000-7000-8000-000000000001';
const company = { name: 'Lotus', address: 'Nashik' };
const message = 'Done.';

/** Responses that the version before has stored, and what they are since. */
const answers: Record<string, [before: object | null, since: object | null]> = {
  claimed: [null, null],
  message: [{ message }, { message }],
  order: [
    { message, order: { id, client: company, vendor: company, totals: { total: 118, tax: 18 } } },
    {
      message,
      order: {
        id,
        client: { ...company, gstin: '' },
        vendor: { ...company, gstin: '' },
        totals: { total: 118, tax: 18 },
        taxes: [{ name: 'GST', amount: 18 }],
      },
    },
  ],
  quote: [
    { message, quote: { id, request: { id }, offers: [{ number: 1 }, { number: 2 }], order: null } },
    {
      message,
      quote: {
        id,
        request: { id, files: [] },
        offers: [
          { number: 1, files: [] },
          { number: 2, files: [] },
        ],
        order: null,
      },
    },
  ],
  question: [
    { message, quote: { id, request: { id }, offers: [] } },
    { message, quote: { id, request: { id, files: [] }, offers: [] } },
  ],
  request: [
    { message, request: { id } },
    { message, request: { id, files: [] } },
  ],
  user: [
    { message, user: { _id: id } },
    { message, user: { _id: id, gstin: '' } },
  ],
};

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0016-message-cards')).error).toBeUndefined();
  for (const statement of [
    sql`insert into companies (id, company_name, email, created_at) values (${id}, 'Lotus', 'a@example.com', now())`,
    sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
      select id, id, company_name, email, '', 'owner', created_at from companies`,
    sql`insert into requests (id, client_id, request, budget, supply_industry, created_at)
      values (${id}, ${id}, 'Coils', '1', 'Retail', now())`,
    sql`insert into quotes (id, request_id, client_id, vendor_id, place, created_at, updated_at)
      values (${id}, ${id}, ${id}, ${id}, ${id}, now(), now())`,
    sql`insert into offers (quote_id, number, by, member_id, member_name, lines, shipping_paise, shipping_tax_percent,
      terms, note, at) values (${id}, 1, 'vendor', ${id}, 'Lotus', '[]', 0, 18, '', '', now())`,
    sql`insert into orders (id, number, quote_id, request_id, client_id, vendor_id, client, vendor, delivery_place, lines,
      shipping_paise, shipping_tax_percent, terms, created_at, updated_at)
      values (${id}, 'GH-2026-1', ${id}, ${id}, ${id}, ${id}, ${JSON.stringify(company)}, ${JSON.stringify(company)}, '',
        '[]', 0, 18, '', now(), now())`,
    ...Object.entries(answers).map(
      ([key, [before]]) => sql`insert into idempotency_keys (member_id, key, fingerprint, answer, created_at)
        values (${id}, ${key}, '', ${before && JSON.stringify(before)}, now())`,
    ),
  ])
    await statement.execute(db);
  const { error, results } = await migrator.migrateTo('0017-deal-files');
  expect([error, results?.length]).toEqual([undefined, 1]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('requests, offers, orders and companies have the defaults of what is new', async () => {
  const { rows } =
    await sql`select board_requests.files as asked, offers.files as offered, client, vendor, gstin
    from board_requests, offers, orders, companies`.execute(db);
  const known = { ...company, gstin: '' };
  expect(rows).toEqual([{ asked: [], offered: [], client: known, vendor: known, gstin: '' }]);
});

test('stored responses have the fields that are new', async () => {
  const { rows } = await sql<{
    key: string;
    answer: unknown;
  }>`select key, answer from idempotency_keys`.execute(db);
  expect(Object.fromEntries(rows.map(({ key, answer }) => [key, answer]))).toEqual(
    Object.fromEntries(Object.entries(answers).map(([key, [, since]]) => [key, since])),
  );
});
