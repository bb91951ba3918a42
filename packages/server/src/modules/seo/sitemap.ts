import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { escapeHtml } from '#html.ts';
import { companyPath, productPath } from './heads.ts';

type Db = Kysely<Database>;

/** How many addresses a part of the sitemap has; the format allows 50,000. */
export const partLength = 1_000;

/** The kinds of pages in the sitemap beside the landing page. */
export const kinds = {
  products: { rows: sql`live_products`, changedAt: sql`updated_at`, pathOf: productPath },
  companies: { rows: sql`active_companies`, changedAt: sql`created_at`, pathOf: companyPath },
} as const;
export type Kind = keyof typeof kinds;

/** The first id of each part. */
export async function listParts(db: Db, kind: Kind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (
    select id, row_number() over (order by id) as place from ${kinds[kind].rows}
  ) as numbered where place % ${partLength} = 1 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** The pages of the part that begins at an id. */
export async function listPart(db: Db, kind: Kind, first: string): Promise<SitemapEntry[]> {
  const { rows, changedAt, pathOf } = kinds[kind];
  const found = await sql<{ id: string; changedAt: Date }>`select id, ${changedAt} as "changedAt" from ${rows}
    where id >= ${first}::uuid order by id limit ${partLength}`.execute(db);
  return found.rows.map((row) => ({ path: pathOf(row.id), changedAt: row.changedAt }));
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap, or with `sitemapindex` a list of them. */
export function toXml(
  root: 'urlset' | 'sitemapindex',
  entries: readonly SitemapEntry[],
  origin: string,
): string {
  const tag = root === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${tag}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${tag}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('\n')}\n</${root}>\n`;
}
