import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { connect } from './connect.ts';
import { plannedEachTime } from './prepare.ts';

let database: TestDatabase;
let db: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ connectionString: database.url }, { onError: () => {}, size: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const double = (value: number, on = db) =>
  sql<{ twice: number }>`select ${value}::int * 2 as twice`.execute(on);

it('prepares a query once a connection, whatever its parameters', async () => {
  // One that nobody holds may be closed between two queries.
  await db.connection().execute(async (held) => {
    for (const value of [1, 2, 3]) expect((await double(value, held)).rows).toEqual([{ twice: value * 2 }]);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      held,
    );
    expect(rows).toEqual([{ statement: 'select $1::int * 2 as twice' }]);
  });
});

it('does not prepare a query that is planned each time', async () => {
  await sql`select ${plannedEachTime} ${1}::int`.execute(db);
  const { rows } =
    await sql`select from pg_prepared_statements where statement like '%planned each%'`.execute(db);
  expect(rows).toEqual([]);
});

it('works after a query that fails', async () => {
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero');
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero');
  expect((await double(4)).rows).toEqual([{ twice: 8 }]);
});
