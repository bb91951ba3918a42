import { hash } from 'node:crypto';
import type pg from 'pg';

/** A word in three of five products, companies and requests, and one in 20 of each. */
export const commonWord = 'steel';
export const rareWord = 'zirconia';

/** Categories of products. */
const groups = 200;
/** Messages in a conversation. */
const messages = 50;
/** Quotes on a request; on the first one there are more, to be compared. */
const quotes = 10;
export const compared = { quotes: 50, lines: 20 };
/** One of this many companies has a conversation with the next company. */
const every = 5;

/** The number of the company that reads a conversation; conversations are counted from 0. */
export const readerOf = (conversation: number): number => conversation * every + 1;

/** The id of the company number `n`, from 1. */
export const companyId = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The token of the session of company number `n`. */
export const tokenOf = (n: number): string => hash('sha256', `session ${n}`, 'base64url');

/** The number of conversations when each table has this many rows. */
export const readers = (rows: number): number => Math.floor(rows / every);

/** The path of a conversation, and its ETag after seeding. */
export function conversationOf(conversation: number): { path: string; etag: string } {
  const [me, other] = [companyId(readerOf(conversation)), companyId(readerOf(conversation) + 1)];
  return { path: `/api/chat/messages/${me}/${other}`, etag: `W/"${me}.${other}-${messages}"` };
}

const id = (n: string) => `('01890000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const token = (n: string) =>
  `translate(rtrim(encode(sha256(convert_to('session ' || ${n}, 'UTF8')), 'base64'), '='), '+/', '-_')`;
/** Four of 5,000 words, the common one in three of five texts, and the rare one in 20 texts. */
const words = (rows: number, salt: number) => `concat_ws(' ',
  case when n % 5 < 3 then '${commonWord}' end,
  case when n % ${Math.max(1, Math.floor(rows / 20))} = 0 then '${rareWord}' end,
  ${[1, 2, 3, 4].map((k) => `'part' || (n::bigint * ${7919 * k + salt} % 5000)`).join(', ')})`;

/**
 * Fills every table with this many rows, the messages with ten times as many. Triggers and foreign keys are off
 * meanwhile, because the rows are valid; what the triggers would have written is written at the end.
 */
export async function seed(client: pg.Client, rows: number): Promise<void> {
  const all = `generate_series(1, ${rows}) n`;
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await client.query('set maintenance_work_mem = 262144');
  for (const statement of [
    `insert into companies (id, company_name, email, company_industry, supply_type, address, created_at)
      select ${id('n')}, ${words(rows, 1)} || ' ' || n, n || '@example.com', 'Retail', 'Parts', n || ' Market Road', now() from ${all}`,
    `insert into members (id, company_id, name, email, password_hash, role, created_at)
      select id, id, company_name, email, '', 'owner', created_at from companies`,
    `insert into sessions (id, token_hash, member_id, created_at, last_used_at, expires_at)
      select ${id('n')}, sha256(convert_to(${token('n')}, 'UTF8')), ${id('n')}, now(), now(), now() + interval '30 days' from ${all}`,
    // In a ring: each company has asked the next one and is connected with it.
    `insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at, last_message_id)
      select ${id('n')}, ${id('n')}, ${id(`n % ${rows} + 1`)}, 'connected', now(), now(), ${id(`n * ${messages}`)} from ${all}`,
    `insert into conversations
      select ${id('n')}, ${id('n + 1')}, ${messages} from generate_series(1, ${rows - 1}, ${every}) n`,
    `insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
      select ${id(`n * ${messages} + seq`)}, ${id('n')}, ${id('n + 1')}, seq, ${id('n + seq % 2')}, 'Can you deliver forty more by the end of the week?', now()
      from generate_series(1, ${rows - 1}, ${every}) n, generate_series(1, ${messages}) seq`,
    `insert into products (id, vendor_id, name, description, price_paise, category, industry, sku, industry_keywords, stock_quantity, minimum_order, images, created_at)
      select ${id('n')}, ${id(`n / 20 + 1`)}, ${words(rows, 2)}, 'Made to measure, ' || ${words(rows, 3)}, n, 'Group ' || n % ${groups}, (array['Retail', 'Automotive', 'Steel Manufacturing'])[n % 3 + 1], 'PX-' || n % 97 || '-' || n, array['part' || n % 5000], case when n % 4 > 0 then n else 0 end, n % 10 + 1, array['https://pictures.example/' || n || '.jpg'], now() from ${all}`,
    `insert into requests (id, client_id, request, budget, supply_industry, quote_count, created_at)
      select ${id('n')}, ${id('n')}, ${words(rows, 4)}, '10000', 'Retail', ${quotes}, now() from ${all}`,
    `insert into quotes (id, request_id, client_id, vendor_id, waits_for, offer_count, last_offer_by, total_paise, valid_until, place, created_at, updated_at)
      select ${id(`n * ${compared.quotes} + k`)}, ${id('n')}, ${id('n')}, ${id(`(n + k - 1) % ${rows} + 1`)}, 'client', 1, 'vendor', 11800, now() + interval '1 year', ${id(`n * ${compared.quotes} + k`)}, now(), now()
      from ${all}, generate_series(1, ${compared.quotes}) k where k <= ${quotes} or n = 1`,
    `insert into offers (quote_id, number, by, member_id, member_name, lines, shipping_paise, shipping_tax_percent, terms, note, at)
      select id, 1, 'vendor', vendor_id, 'Owner', case when request_id = ${id('1')} then many else one end, 0, 18, '', '', now()
      from quotes, (select jsonb_agg(line) as many, jsonb_agg(line) filter (where k = 1) as one from (
        select k, jsonb_build_object('id', gen_random_uuid(), 'description', 'Steel coil', 'productId', null, 'hsn', '', 'quantity', 1, 'unit', 't', 'unitPrice', 10000, 'taxPercent', 18, 'priceBreaks', '[]'::jsonb) as line
        from generate_series(1, ${compared.lines}) k) lines) all_lines`,
    `insert into notifications (company_id, number, kind, subject, occasion, other_id, at)
      select ${id('n')}, k, 'quote', ${id(`n * ${compared.quotes} + k`)}, '1', ${id(`(n + k - 1) % ${rows} + 1`)}, now()
      from ${all}, generate_series(1, ${quotes}) k`,
    ...['companies', 'products', 'requests'].map(
      (table) => `insert into search_words
        select distinct word from ${table}, unnest(tsvector_to_array(search)) word where length(word) between 3 and 60
        on conflict do nothing`,
    ),
    'vacuum analyze',
    'checkpoint',
  ])
    await client.query(statement);
}
