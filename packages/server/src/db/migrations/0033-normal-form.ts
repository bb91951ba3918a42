import { sql, type Kysely } from 'kysely';

/** What does not show in an SKU. */
const invisible = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]`;

const texts = {
  companies: [
    'company_name',
    'address',
    'company_industry',
    'supplier_industry',
    'product_types',
    'supply_type',
  ],
  members: ['name'],
  products: ['name', 'description', 'category', 'subcategory', 'sku', 'warranty', 'additional_notes'],
  requests: ['request', 'supply_industry'],
};

/**
 * What is compared and searched, in the form in which the server takes it from now on: NFC, and an SKU without what does
 * not show.
 *
 * @public Called by Kysely's migrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    for (const column of columns.map((name) => sql.ref(name)))
      await sql`update ${sql.table(table)} set ${column} = normalize(${column}, nfc)
        where ${column} is not nfc normalized`.execute(db);
  }
  await sql`update products set industry_keywords = array(
      select normalize(word, nfc) from unnest(industry_keywords) with ordinality words (word, place) order by place)
    where joined(industry_keywords) is not nfc normalized`.execute(db);
  await sql`update products set attributes = normalize(attributes::text, nfc)::jsonb
    where attributes::text is not nfc normalized`.execute(db);
  await sql`update products set sku = trim(regexp_replace(sku, ${sql.lit(invisible)}, '', 'g'))
    where sku ~ ${sql.lit(invisible)}`.execute(db);
}
