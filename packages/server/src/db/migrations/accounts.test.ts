import { hash } from '@node-rs/argon2';
import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { isFull } from '../../../test/tier.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

/** More than the migration reads at once. */
const many = isFull ? 10_000 : 1200;
/** By the last two digits of the id, in the order of age. */
const accounts: [id: string, email: string][] = [
  ['01', 'Office@Saffron.example'],
  ['02', '\u212Airan@Older.example'],
  ['03', 'kiran\uff20older.example'],
  ['04', '\uff41@exact.example'],
  ['05', 'a@exact.example'],
  ['06', 'z\u200bw@hidden.example'],
  ['07', `${'\ufdfa'.repeat(100)}@long.example`],
];
const idOf = (end: string) => `00000000-0000-7000-8000-0000000000${end}`;
const decomposed = 'cafe\u0301 au lait';

let database: TestDatabase;
let db: Kysely<Database>;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const before = await migrator.migrateTo('0005-last-word');
  expect(before.error).toBeUndefined();
  // Hashed as it was typed.
  const passwordHash = await hash(decomposed);
  for (const [id, email] of accounts)
    await sql`insert into companies (id, company_name, email, password_hash, created_at)
      values (${idOf(id)}, 'Steel', ${email}, ${passwordHash}, now())`.execute(db);
  await sql`insert into companies (id, company_name, email, password_hash, created_at)
    select gen_random_uuid(), 'Steel', 'Office-' || n || '@Many.example', '', now()
    from generate_series(1, ${many}::int) n`.execute(db);
  await sql`insert into sessions (id, token_hash, company_id, created_at, last_used_at, expires_at)
    select gen_random_uuid(), sha256(n::text::bytea), ${idOf('01')}, now(), now() - make_interval(mins => n), now() + interval '1 day'
    from generate_series(1, 120) n`.execute(db);
  const after = await migrator.migrateTo('0006-accounts');
  expect(after.error).toBeUndefined();
  server = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await database.drop();
});

const logIn = (email: string, password = decomposed) =>
  server.call<{ user: { _id: string } }>(...address('logIn'), { body: { email, password } });

test('changes all addresses to their normal form, and of two with the same form one', async () => {
  const rows = await db.selectFrom('companies').select(['id', 'email']).orderBy('id').execute();
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  expect(accounts.map(([id]) => emails.get(idOf(id)))).toEqual([
    'office@saffron.example',
    'kiran@older.example',
    // The newer one is unchanged, for an operator to correct.
    'kiran\uff20older.example',
    '\uff41@exact.example',
    'a@exact.example',
    'zw@hidden.example',
    // Its normal form is longer than an address may be.
    `${'\ufdfa'.repeat(100)}@long.example`,
  ]);
  expect(rows.filter(({ email }) => /^office-\d+@many\.example$/.test(email))).toHaveLength(many);
});

test('leaves a company its hundred most recently used sessions', async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from sessions
    where member_id = ${idOf('01')} and token_hash in (select sha256(n::text::bytea) from generate_series(1, 100) n)`.execute(
    db,
  );
  expect(rows[0]!.count).toBe(100);
  const all = await db.selectFrom('sessions').select('id').execute();
  expect(all).toHaveLength(100);
});

test('an older company logs in with any spelling and its old password, which is hashed again', async () => {
  const before = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', idOf('02'))
    .executeTakeFirstOrThrow();
  const { status, body } = await logIn('Kiran@older.example');
  expect(status).toBe(200);
  expect(body.user._id).toBe(idOf('02'));
  const after = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', idOf('02'))
    .executeTakeFirstOrThrow();
  expect(after.password_hash).not.toBe(before.password_hash);
  expect((await logIn('kiran@older.example', decomposed.normalize('NFC'))).status).toBe(200);
  expect((await logIn('kiran@older.example', decomposed)).status).toBe(200);
});

test('25 log-ins at once with such a password all succeed', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 25 },
      async (_, n) =>
        (
          await server.call(...address('logIn'), {
            body: { email: 'office@saffron.example', password: decomposed },
            headers: { 'x-forwarded-for': `198.51.100.${n}` },
          })
        ).status,
    ),
  );
  expect(statuses).toEqual(Array<number>(25).fill(200));
});

test('an older address is taken in any spelling', async () => {
  const body = { companyName: 'Twin', email: 'OFFICE@saffron.example', password: 'correct horse' };
  expect((await server.call(...address('signUp'), { body })).status).toBe(409);
});
