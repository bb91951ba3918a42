import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const id = '01900001-0000-7000-8000-000000000001';
const decomposed = 'CRE\u0300ME';
const composed = 'CR\u00C8ME';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('stored text gets the form of new text', async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0032-deal-steps')).error).toBeUndefined();
  await sql`insert into companies (id, company_name, email, created_at)
    values (${id}, ${decomposed}, 'a@example.com', now())`.execute(db);
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, sku, stock_quantity,
      industry_keywords, attributes, created_at)
    values (${id}, ${id}, ${decomposed}, 'D', 1, 'C', ${`${decomposed}\u200B-1`}, 1, ${[decomposed, 'b']},
      ${JSON.stringify({ material: decomposed })}, now())`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await db.selectFrom('companies').select('company_name').executeTakeFirst()).toEqual({
    company_name: composed,
  });
  const product = db.selectFrom('products').select(['name', 'sku', 'industry_keywords', 'attributes']);
  expect(await product.executeTakeFirst()).toEqual({
    name: composed,
    sku: `${composed}-1`,
    industry_keywords: [composed, 'b'],
    attributes: { material: composed },
  });
});
