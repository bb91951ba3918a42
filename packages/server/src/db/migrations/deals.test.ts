import type { PurchaseRequest } from '@guildhall/contract';
import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { offer } from '../../../test/negotiation.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const requests = 10_000;
const companies = 10;
const idOf = (n: number) => `01900001-0000-7000-8000-${String(n).padStart(12, '0')}`;
const tokenOf = (n: number) => `session-${n}`.padEnd(43, '-');
const id = sql`('01900001-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const all = (count: number) => sql`generate_series(1, ${sql.lit(count)}) n`;
const form = { request: 'Coils', budget: '1', supply_industry: 'Retail' };
const createdAt = '2026-01-01T00:00:00.000Z';
/** A response that the version before has stored. */
const stored = {
  message: 'Request added successfully!',
  request: {
    id: idOf(1),
    clientId: idOf(7),
    ...form,
    client_name: 'Company 7',
    clientAvatar: null,
    images: ['https://pictures.example/1.png'],
    createdAt,
  },
};
const productAdded = { message: 'Product added successfully!', product: { id: idOf(1), name: 'Coil' } };
/** What every request has since. */
const defaults = {
  quantity: null,
  unit: '',
  neededBy: null,
  deliveryPlace: '',
  closesAt: null,
  status: 'open',
  vendorId: null,
  productId: null,
  targetPrice: null,
  quoteCount: 0,
  version: 1,
  files: [],
};

let database: TestDatabase;
let db: Kysely<Database>;
let server: TestServer;
let before: unknown[];
/** The requests with the columns of the version before. */
const readRows = async () =>
  (
    await sql`select to_json(known) as row from (select id, client_id, request, budget, supply_industry, images,
      created_at, status, vendor_id from requests order by id) known`.execute(db)
  ).rows;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0014-list-changes')).error).toBeUndefined();
  const keyed = sql`sha256(convert_to(${JSON.stringify(['POST', '/api/requests', {}, form])}::jsonb::text, 'UTF8'))`;
  for (const statement of [
    sql`insert into companies (id, company_name, email, created_at)
      select ${id}, 'Company ' || n, n || '@example.com', now() from ${all(companies)}`,
    sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
      select id, id, company_name, email, '', 'owner', created_at from companies`,
    sql`insert into sessions (id, token_hash, member_id, created_at, last_used_at, expires_at)
      select gen_random_uuid(), sha256(convert_to(rpad('session-' || n, 43, '-'), 'UTF8')), ${id}, now(), now(),
        now() + interval '30 days' from ${all(companies)}`,
    sql`insert into requests (id, client_id, request, budget, supply_industry, images, created_at, status)
      select ${id}, ('01900001-0000-7000-8000-' || lpad((n % 10 + 1)::text, 12, '0'))::uuid, 'Coils ' || n, n::text,
        'Retail', array['https://pictures.example/' || n], ${createdAt}, case when n % 5 = 0 then 'closed' else 'open' end
      from ${all(requests)}`,
    sql`insert into idempotency_keys (member_id, key, fingerprint, answer, created_at) values
      (${idOf(7)}, 'before', ${keyed}, ${JSON.stringify(stored)}, now()),
      (${idOf(7)}, 'product', ${keyed}, ${JSON.stringify(productAdded)}, now()),
      (${idOf(7)}, 'claimed', ${keyed}, null, now())`,
  ])
    await statement.execute(db);
  before = await readRows();
  const { error, results } = await migrator.migrateTo('0015-deals');
  expect([error, results?.length]).toEqual([undefined, 1]);
  server = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await database.drop();
});

test('requests keep all that they had', async () => {
  expect(before).toHaveLength(requests);
  expect(await readRows()).toEqual(before);
  const board = await sql<{ count: number }>`select count(*)::int as count from board_requests`.execute(db);
  expect(board.rows).toEqual([{ count: (requests * 4) / 5 }]);
});

test('requests have the defaults of what is new, and can be quoted on', async () => {
  const { status, body } = await server.call<PurchaseRequest>(...address('getRequest', idOf(7)));
  expect([status, body]).toEqual([
    200,
    {
      id: idOf(7),
      clientId: idOf(8),
      client_name: 'Company 8',
      clientAvatar: null,
      request: 'Coils 7',
      budget: '7',
      supply_industry: 'Retail',
      images: ['https://pictures.example/7'],
      createdAt,
      ...defaults,
    },
  ]);
  const first = { requestId: idOf(7), requestVersion: 1, offer };
  expect((await server.call(...address('createQuote'), { token: tokenOf(1), body: first })).status).toBe(201);
});

test('a call that was stored is answered as before, with the fields that are new', async () => {
  const again = await server.call(...address('createRequest'), {
    token: tokenOf(7),
    body: form,
    headers: { 'idempotency-key': 'before' },
  });
  expect(again.status).toBe(201);
  expect(again.body).toStrictEqual({ ...stored, request: { ...stored.request, ...defaults } });
  const { rows } =
    await sql`select key, answer from idempotency_keys where key <> 'before' order by key`.execute(db);
  expect(rows).toEqual([
    { key: 'claimed', answer: null },
    { key: 'product', answer: productAdded },
  ]);
});
