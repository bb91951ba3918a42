import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const [a, b] = ['01900001-0000-7000-8000-000000000001', '01900001-0000-7000-8000-000000000002'];
const gone = '01900001-0000-7000-8000-00000000000f';
const message = 'Done.';

/** Messages by their numbers: how many hours ago they were sent, whether as a card, and whether they open the conversation. */
const messages: Record<number, [hoursAgo: number, isCard: boolean, opens: boolean]> = {
  // Too old to be evidence.
  1: [100 * 24, false, false],
  2: [80 * 24, false, true],
  3: [80 * 24 - 23, false, false],
  4: [70 * 24, true, false],
  5: [70 * 24 - 1, false, false],
  6: [69 * 24 - 1, false, true],
};

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const names = Object.keys(migrations);
  const before = names[names.indexOf('0019-company') - 1]!;
  expect((await migrator.migrateTo(before)).error).toBeUndefined();
  for (const statement of [
    sql`insert into companies (id, company_name, email, zone, created_at) values
      (${a}, 'Lotus', 'a@example.com', 'Europe/London', now()), (${b}, 'Rod Works', 'b@example.com', 'UTC', now())`,
    sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
      select id, id, company_name, email, '', 'owner', created_at from companies`,
    sql`insert into conversations (company_a, company_b, last_seq) values (${a}, ${b}, 6)`,
    ...Object.entries(messages).map(
      ([
        seq,
        [hoursAgo, isCard],
      ]) => sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at, card_type,
          card_id, card_title)
        values (gen_random_uuid(), ${a}, ${b}, ${seq}, ${a}, 'Good day', now() - make_interval(hours => ${hoursAgo}),
          ${isCard ? 'quote' : null}, ${isCard ? a : null}, ${isCard ? 'Coils' : null})`,
    ),
    ...[
      { message, user: { _id: a } },
      { message, user: { _id: gone } },
      { message, request: { id: a } },
    ].map(
      (answer, n) => sql`insert into idempotency_keys (member_id, key, fingerprint, answer, created_at)
        values (${a}, ${String(n)}, '', ${JSON.stringify(answer)}, now())`,
    ),
  ])
    await statement.execute(db);
  const { error, results } = await migrator.migrateTo('0019-company');
  expect([error, results?.length]).toEqual([undefined, 1]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the messages of the last 90 days are marked that open a conversation', async () => {
  const rows = await db.selectFrom('messages').select(['seq', 'opens_for']).orderBy('seq').execute();
  const expected = Object.entries(messages).map(([seq, [, , opens]]) => ({
    seq: Number(seq),
    opens_for: opens ? b : null,
  }));
  expect(rows).toEqual(expected);
});

test('a stored response with a profile has its zone', async () => {
  const rows = await db.selectFrom('idempotency_keys').select('answer').orderBy('key').execute();
  expect(rows.map(({ answer }) => answer)).toEqual([
    { message, user: { _id: a, zone: 'Europe/London' } },
    { message, user: { _id: gone, zone: 'Asia/Kolkata' } },
    { message, request: { id: a } },
  ]);
});
