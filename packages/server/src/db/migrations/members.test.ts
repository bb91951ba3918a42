import type { OwnProfile, Session } from '@guildhall/contract';
import { hash } from '@node-rs/argon2';
import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { isFull } from '../../../test/tier.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const companies = isFull ? 10_000 : 200;
const password = 'correct horse';
const idOf = (n: number) => `01900001-0000-7000-8000-${String(n).padStart(12, '0')}`;
const tokenOf = (n: number) => `session-${n}`.padEnd(43, '-');
const all = sql`generate_series(1, ${sql.lit(companies)}) n`;
const id = sql`('01900001-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const firstResponse = {
  message: 'The first response',
  request: {
    id: idOf(1),
    clientId: idOf(7),
    client_name: 'Company 7',
    clientAvatar: null,
    request: 'Coils',
    budget: '1',
    supply_industry: 'Retail',
    images: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  },
};
const keyed = { request: 'Coils', budget: '1', supply_industry: 'Retail' };

let database: TestDatabase;
let db: Kysely<Database>;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0008-product-orders')).error).toBeUndefined();
  const passwordHash = await hash(password);
  for (const statement of [
    sql`insert into companies (id, company_name, email, password_hash, created_at)
      select ${id}, 'Company ' || n, n || '@example.com', ${passwordHash}, now() from ${all}`,
    sql`insert into sessions (id, token_hash, company_id, created_at, last_used_at, expires_at)
      select gen_random_uuid(), sha256(convert_to(rpad('session-' || n, 43, '-'), 'UTF8')), ${id}, now(), now(),
        now() + interval '30 days' from ${all}`,
    sql`insert into devices select sha256(convert_to('device-' || n, 'UTF8')), ${id}, now(), now() from ${all}`,
    sql`insert into idempotency_keys
      select ${id}, 'key', sha256(convert_to(${JSON.stringify(['/api/requests', keyed])}::jsonb::text, 'UTF8')),
        ${JSON.stringify(firstResponse)}, now() from ${all}`,
    sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
      select ${id}, ${id}, 'Coil', '', n, 'Coils', n, now() from ${all}`,
    sql`insert into requests (id, client_id, request, budget, supply_industry, created_at)
      select ${id}, ${id}, 'Coils', '1', 'Retail', now() from ${all}`,
  ])
    await statement.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  server = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await database.drop();
});

test('each company has one member, its owner, with its email and password', async () => {
  const { rows } = await sql`
    select count(*)::int as members, count(distinct company_id)::int as companies,
      count(*) filter (where role = 'owner' and members.status = 'active' and name = company_name and members.email = companies.email)::int as owners
    from members join companies on companies.id = company_id`.execute(db);
  expect(rows).toEqual([{ members: companies, companies, owners: companies }]);
});

test('sessions, devices and keys in use continue', async () => {
  const own = await server.call<OwnProfile>(...address('getProfile', idOf(7)), { token: tokenOf(7) });
  expect(own.body).toMatchObject({
    email: '7@example.com',
    version: 1,
    member: { name: 'Company 7', role: 'owner' },
  });
  const again = await server.call(...address('createRequest'), {
    token: tokenOf(7),
    body: keyed,
    headers: { 'idempotency-key': 'key' },
  });
  expect(again).toMatchObject({ status: 201, body: firstResponse });
  // Fields that requests have had since then.
  expect(again.body).toMatchObject({ request: { status: 'open', quantity: null, quoteCount: 0 } });
  const logIn = await server.call<Session>(...address('logIn'), {
    body: { email: '7@Example.com', password, deviceToken: 'device-7' },
  });
  expect(logIn).toMatchObject({ status: 200, body: { deviceToken: 'device-7', user: { _id: idOf(7) } } });
});

test('all products and requests are public', async () => {
  const counts = await sql`select (select count(*)::int from live_products) as products,
    (select count(*)::int from board_requests) as requests`.execute(db);
  expect(counts.rows).toEqual([{ products: companies, requests: companies }]);
});
