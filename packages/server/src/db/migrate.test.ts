import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { StartError } from '#start-error.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const applied = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

test('an empty database gets all migrations, once', async () => {
  await migrate(db);
  await migrate(db);
  expect(await applied()).toEqual(Object.keys(migrations));
});

test('the database of another version is unchanged, and the error has one line', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  const error: unknown = await migrate(db).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(/^The database belongs to another version.*9999-later.*\.$/);
  expect(await applied()).toHaveLength(Object.keys(migrations).length + 1);
});
