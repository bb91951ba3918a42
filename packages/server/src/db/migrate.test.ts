import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { StartError } from '#start-error.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { requireUsableDatabase } from './version.ts';

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

describe('a database that cannot be used is refused in one line', () => {
  const refusal = async (url: string, start: (of: Kysely<Database>) => Promise<void>) => {
    const refused = connect({ connectionString: url }, { onError: () => {} });
    const error: unknown = await start(refused).catch((reason: unknown) => reason);
    await refused.destroy();
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  };

  test('when its role may not create tables', async () => {
    const empty = await createTestDatabase({ migrated: false });
    const url = new URL(empty.url);
    url.searchParams.set('options', '-c role=pg_monitor');
    const message = await refusal(url.href, migrate);
    expect(message).toBe(
      'The database cannot be migrated: permission denied for schema public. The role of DATABASE_URL must own the database.',
    );
    await empty.drop();
  });

  test('when it cannot store every character', async () => {
    const latin = await createTestDatabase({ migrated: false, like: "encoding 'latin1' locale 'C'" });
    expect(await refusal(latin.url, requireUsableDatabase)).toBe(
      "The database has the encoding LATIN1, and UTF8 is needed: create it with the encoding 'UTF8'.",
    );
    await latin.drop();
  });
});
