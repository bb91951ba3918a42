import { netPrice } from '@guildhall/contract/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';

interface Priced {
  price: number;
  discount: number;
  net: number;
}

test('the database computes the price after the discount as the contract does', async () => {
  const server = await startTestServer();
  const { db, newId } = server.context;
  const price = fc.oneof(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 10_000 }));
  const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const given = JSON.stringify(fc.sample(fc.record({ price, discount }), { seed: 1, numRuns: 10_000 }));
  const { rows } = await db.transaction().execute(async (trx) => {
    // The generated column alone, without the indexes of the real table.
    await sql`create temp table priced (like products including generated including defaults) on commit drop`.execute(
      trx,
    );
    await sql`insert into priced (id, vendor_id, name, description, price_paise, discount, category, subcategory, sku,
      stock_quantity, images, videos, warranty, additional_notes, industry_keywords, created_at)
      select ${newId()}::uuid, ${newId()}::uuid, '', '', price, discount, '', '', '', 1, '{}', '{}', '', '', '{}', now()
      from jsonb_to_recordset(${given}::jsonb) as given (price bigint, discount numeric)`.execute(trx);
    return sql<Priced>`select price_paise as price, discount, net_paise as net from priced`.execute(trx);
  });
  await server.close();
  expect(rows).toHaveLength(10_000);
  expect(rows.find((row) => netPrice(row.price, row.discount) !== row.net)).toBeUndefined();
});
