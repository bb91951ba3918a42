import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hashPassword } from '#modules/accounts/password.ts';

/** The number of companies; they are numbered from 1. */
export const companies = 200;
/** The number of messages of each conversation. */
export const messages = 5;

type Kind = 'company' | 'connection' | 'message' | 'product' | 'request';
const prefixes: Record<Kind, string> = {
  company: '01900001',
  connection: '01900002',
  message: '01900003',
  product: '01900004',
  request: '01900005',
};

/** The id of the row of that kind and number. */
export const idOf = (kind: Kind, number: number): string =>
  `${prefixes[kind]}-0000-7000-8000-${String(number).padStart(12, '0')}`;
const id = (kind: Kind, number: string): RawBuilder<unknown> =>
  sql`(${sql.lit(`${prefixes[kind]}-0000-7000-8000-`)} || lpad((${sql.raw(number)})::text, 12, '0'))::uuid`;

/** The token of a company's valid session. */
export const tokenOf = (number: number): string => `session-${number}`.padEnd(43, '-');
const tokenHash = (prefix: RawBuilder<unknown>) => sql`sha256(convert_to(rpad(${prefix}, 43, '-'), 'UTF8'))`;

/** The company after the one with that number, in a ring. */
export const nextOf = (number: number): number => (number % companies) + 1;
/** Whether a company is connected with the next one; otherwise its request is pending. */
export const isConnected = (number: number): boolean => number % 3 !== 0;

const all = sql`generate_series(1, ${sql.lit(companies)}) n`;
/** All pairs of neighbours except the one that closes the ring, so that the lesser id comes first. */
const pairs = sql`generate_series(1, ${sql.lit(companies - 1)}) n`;
const text = sql.lit('Müller\'s "best" 50 % \\ 🔩');

/** Adds rows to every table of `0001-initial`, as the first released version wrote them. All companies have that password. */
export const fillFirstLanding = async (db: Kysely<unknown>, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const statements = [
    sql`insert into companies
      select ${id('company', 'n')}, 'Company ' || n || ' ' || ${text}, 'Mail-' || n || '@Example.com', ${passwordHash},
        case when n % 2 = 0 then 'https://pictures.example/' || n || '.png' end, 'admin-' || n || '@example.com',
        n || ' Market Road', 'Retail', '11-50', 'Automotive', 'ABCDE1234F', 'Bolts, nuts', 'Steel Manufacturing', 'Parts',
        array['one@example.com', 'two@example.com'], now() - interval '100 days' from ${all}`,
    sql`insert into sessions
      select ${tokenHash(sql`'session-' || n`)}, ${id('company', 'n')}, now() - interval '20 days',
        now() - interval '2 hours', now() + interval '28 days' from ${all}`,
    sql`insert into sessions
      select ${tokenHash(sql`'expired-' || n`)}, ${id('company', 'n')}, now() - interval '60 days',
        now() - interval '31 days', now() - interval '1 day' from ${all}`,
    sql`insert into log_in_attempts
      select 'pair:' || n, n % 10, (extract(epoch from now()) * 1000)::bigint + 900000 from ${all}`,
    sql`insert into connections
      select ${id('connection', 'n')}, ${id('company', 'n')}, ${id('company', `n % ${companies} + 1`)},
        case when n % 3 <> 0 then 'connected' else 'pending' end, now() - interval '90 days',
        case when n % 3 <> 0 then now() - interval '89 days' end from ${all}`,
    // Also of companies that are no longer connected.
    sql`insert into conversations
      select ${id('company', 'n')}, ${id('company', 'n + 1')}, ${sql.lit(messages)} from ${pairs}`,
    sql`insert into messages
      select ${id('message', `n * ${messages} + seq`)}, ${id('company', 'n')}, ${id('company', 'n + 1')}, seq,
        ${id('company', 'n + seq % 2')}, 'Message ' || seq || ' of ' || n || ' ' || ${text},
        now() - interval '80 days' + seq * interval '1 minute'
      from ${pairs}, generate_series(1, ${sql.lit(messages)}) seq`,
    sql`insert into products
      select ${id('product', 'n')}, ${id('company', `n % ${companies} + 1`)}, 'Flange ' || n, ${text}, n * 199, 12.5, 'Steel',
        'Fittings', 'FL-' || n, n, array['https://pictures.example/1.png'], array['https://films.example/1.mp4'],
        case when n % 2 = 0 then '{"color":["red"],"size":["M8"],"material":"brass"}'::jsonb end,
        case when n % 3 = 0 then '{"estimatedTime":"5 days","weight":1.5,"dimensions":{"length":3,"width":2,"height":1}}'::jsonb end,
        'Two years', 'None', array['pipework'], now() - interval '70 days'
      from generate_series(1, ${sql.lit(3 * companies)}) n`,
    sql`insert into requests
      select ${id('request', 'n')}, ${id('company', 'n')}, 'Gaskets ' || n, '5000', 'Automotive',
        array['https://pictures.example/2.png'], now() - interval '60 days' from ${all}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
