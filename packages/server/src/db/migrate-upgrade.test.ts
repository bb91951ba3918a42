import type { ChatMessage, ConnectedCompany, Product, SearchResults, Session } from '@guildhall/contract';
import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../test/client.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import {
  companies,
  fillFirstLanding,
  idOf,
  isConnected,
  messages,
  nextOf,
  tokenOf,
} from '../../test/first-landing.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { connect } from './connect.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

const [first = '', ...later] = Object.keys(migrations);
/** Tables that were renamed later. */
const renamed: Record<string, string> = { log_in_attempts: 'attempts' };
/** Columns that were moved or renamed later, and where their values are since. */
const moved: Record<string, string> = {
  'companies.password_hash': '(select password_hash from members where members.id = companies.id)',
  'sessions.company_id': '(select company_id from members where members.id = member_id)',
};

let database: TestDatabase;
let db: Kysely<Database>;
/** The columns of each table in the first version, and its rows. */
let columns: Map<string, string[]>;
let before: Map<string, unknown[]>;

async function migrateTo(name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateTo(name);
  expect([error, results?.map(({ migrationName }) => migrationName)]).toEqual([undefined, [name]]);
}

async function readColumns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    group by table_name order by table_name`.execute(db);
  return new Map(rows.map((table) => [table.name, table.columns]));
}

/** All rows of the tables of the first version, with its columns. */
async function readRows(): Promise<Map<string, unknown[]>> {
  const present = await readColumns();
  const read = [...columns].map(async ([table, known]) => {
    const name = present.has(table) ? table : (renamed[table] ?? table);
    const values = known.map((column) =>
      present.get(name)?.includes(column)
        ? sql.ref(column)
        : sql`${sql.raw(moved[`${table}.${column}`]!)} as ${sql.ref(column)}`,
    );
    const { rows } = await sql<{ row: unknown }>`select to_json(known) as row from (
      select ${sql.join(values)} from ${sql.table(name)} order by 1, 2, 3) known`.execute(db);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return new Map(await Promise.all(read));
}

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  await migrateTo(first);
  await fillFirstLanding(db as Kysely<unknown>, password);
  columns = await readColumns();
  before = await readRows();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the first version has rows in each of its tables', () => {
  expect([...before].map(([table, rows]) => [table, rows.length])).toEqual([
    ['companies', companies],
    ['connections', companies],
    ['conversations', companies - 1],
    ['log_in_attempts', companies],
    ['messages', messages * (companies - 1)],
    ['products', 3 * companies],
    ['requests', companies],
    ['sessions', 2 * companies],
  ]);
});

/** The intended changes of a migration to the rows before it. */
const changes: Record<string, () => void> = {
  '0006-accounts': () => {
    const accounts = before.get('companies') as { email: string }[];
    for (const account of accounts) account.email = account.email.toLowerCase();
  },
};

test.each(later)('%s does not change any other row', async (name) => {
  await migrateTo(name);
  changes[name]?.();
  const after = await readRows();
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
});

describe('a server on the data of the first version', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: database.url });
  });
  afterAll(() => server.close());

  const get = async <Body>(token: string | undefined, endpoint: ReturnType<typeof address>, query = '') => {
    const answer = await server.call<Body>(endpoint[0], endpoint[1] + query, {
      ...(token !== undefined && { token }),
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test('accepts sessions in use, lists them, and opens new ones', async () => {
    const own = await get<{ email: string }>(tokenOf(7), address('getProfile', idOf('company', 7)));
    expect(own.email).toBe('mail-7@example.com');
    const logIn = await server.call<Session>(...address('logIn'), {
      body: { email: 'Mail-7@Example.com', password },
    });
    expect([logIn.status, logIn.body.user._id]).toEqual([200, idOf('company', 7)]);
    const sessions = await get<{ _id: string; current: boolean }[]>(
      logIn.body.token,
      address('listSessions'),
    );
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(
      (await server.call(...address('endSession', sessions[1]!._id), { token: logIn.body.token })).status,
    ).toBe(200);
    const ended = await server.call(...address('listSessions'), { token: tokenOf(7) });
    expect(ended.status).toBe(401);
  });

  test('shows every connection with its last message, and conversations continue', async () => {
    const connected = Array.from({ length: companies - 1 }, (_, index) => index + 1).filter(isConnected);
    const [one, two] = [connected[0]!, connected.at(-1)!];
    for (const number of [one, two]) {
      const [me, other] = [idOf('company', number), idOf('company', nextOf(number))];
      const listed = await get<ConnectedCompany[]>(tokenOf(number), address('listConnections', me));
      const last = listed.find(({ _id }) => _id === other)?.lastMessage;
      expect(last?.content).toMatch(new RegExp(`^Message ${messages} of ${number} `));
      const read = () =>
        get<ChatMessage[]>(tokenOf(number), address('listMessages', me, other)).then((page) =>
          page.map(({ content }) => content.split(' of ')[0]),
        );
      const old = Array.from({ length: messages }, (_, index) => `Message ${index + 1}`);
      expect(await read()).toEqual(old);
      const sent = await server.call<{ data: ChatMessage }>(...address('sendMessage'), {
        token: tokenOf(number),
        body: { senderId: me, receiverId: other, content: 'After the upgrade' },
      });
      expect(sent.status).toBe(201);
      expect(await read()).toEqual([...old, 'After the upgrade']);
    }
    // The columns of later versions about the last message are correct for all connections, also without messages.
    const { rows } = await sql<{ seen: number; wrong: number }>`
      select count(*)::int as seen, count(*) filter (where last_message_id is distinct from messages.id
        or last_message_at is distinct from messages.created_at)::int as wrong
      from connections
      left join conversations on conversations.company_a = least(connections.sender_id, receiver_id)
        and conversations.company_b = greatest(connections.sender_id, receiver_id)
      left join messages on messages.company_a = conversations.company_a
        and messages.company_b = conversations.company_b and seq = last_seq
      where status = 'connected'`.execute(db);
    expect(rows).toEqual([{ seen: connected.length + 1, wrong: 0 }]);
  });

  test('lists products by their prices after the discount', async () => {
    const path = address('listProducts');
    const cheapest = await get<Product[]>(undefined, path, '?sort=price&limit=2');
    const dearest = await get<Product[]>(undefined, path, '?sort=-price&limit=2');
    const last = 3 * companies;
    expect(cheapest.map(({ id }) => id)).toEqual([1, 2].map((number) => idOf('product', number)));
    expect(dearest.map(({ id }) => id)).toEqual([last, last - 1].map((number) => idOf('product', number)));
    // 12.5 % off 1.99 are 1.74125.
    const { rows } = await sql`select net_paise from products where id = ${idOf('product', 1)}`.execute(db);
    expect(rows).toEqual([{ net_paise: 174 }]);
  });

  test('accepts a pending request', async () => {
    const [number, sender] = [4, 3];
    expect(isConnected(sender)).toBe(false);
    const accepted = await server.call(...address('acceptConnection', idOf('connection', sender)), {
      token: tokenOf(number),
    });
    expect(accepted.status).toBe(200);
  });

  test('finds companies, products and requests by their words, misspelt ones too', async () => {
    const search = (q: string) =>
      get<SearchResults>(undefined, address('search'), `?q=${encodeURIComponent(q)}`);
    expect((await search('company 123')).companies.map(({ _id }) => _id)).toEqual([idOf('company', 123)]);
    expect((await search('flange 456')).products.map(({ id }) => id)).toEqual([idOf('product', 456)]);
    expect((await search('gaskets 89')).requests.map(({ id }) => id)).toEqual([idOf('request', 89)]);
    expect((await search('flnage 456')).products.map(({ id }) => id)).toEqual([idOf('product', 456)]);
    // By what is searched since later versions: forms of words, SKUs without separators, keywords and materials.
    for (const q of ['flanges 456', 'fl456', 'pipework 456', 'pypework 456', 'brass 456'])
      expect(
        (await search(q)).products.map(({ id }) => id),
        q,
      ).toEqual([idOf('product', 456)]);
    const product = await get<Product>(undefined, address('getProduct', idOf('product', 6)));
    expect(product).toMatchObject({
      price: 11.94,
      attributes: { material: 'brass' },
      images: [expect.any(String)],
    });
  });
});
