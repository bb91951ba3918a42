import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const [a, b, c] = [1, 2, 3].map((n) => `01900001-0000-7000-8000-00000000000${n}`) as [string, string, string];

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const names = Object.keys(migrations);
  const before = names[names.indexOf('0024-chat') - 1]!;
  expect((await migrator.migrateTo(before)).error).toBeUndefined();
  for (const statement of [
    sql`insert into companies (id, company_name, email, created_at)
      select id, id, id, now() from unnest(${[a, b, c]}::uuid[]) id`,
    sql`insert into conversations (company_a, company_b, last_seq) values (${a}, ${b}, 2), (${a}, ${c}, 0)`,
    sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
      select gen_random_uuid(), ${a}, ${b}, seq, ${a}, 'Good coils ' || seq, now() from generate_series(1, 2) seq`,
  ])
    await statement.execute(db);
  const { error, results } = await migrator.migrateTo('0024-chat');
  expect([error, results?.length]).toEqual([undefined, 1]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('a message that a node of the version before sends raises the version too', async () => {
  const read = () => db.selectFrom('conversations').select('version').orderBy('company_b').execute();
  expect(await read()).toEqual([{ version: 0 }, { version: 0 }]);
  for (const other of [b, c])
    await sql`insert into conversations (company_a, company_b, last_seq) values (${a}, ${other}, 1)
      on conflict (company_a, company_b) do update set last_seq = conversations.last_seq + 1`.execute(db);
  expect(await read()).toEqual([{ version: 1 }, { version: 1 }]);
});

test('messages from before are found, have no files and are not deleted', async () => {
  const rows = await db
    .selectFrom('messages')
    .select(['content', 'files', 'deleted_at'])
    .where(sql<boolean>`search @@ to_tsquery('simple', 'coil')`)
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([1, 2].map((n) => ({ content: `Good coils ${n}`, files: [], deleted_at: null })));
});
