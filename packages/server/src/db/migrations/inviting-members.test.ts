import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

const idOf = (n: number) => `01900001-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [owner, removed, admin, seller] = [1, 2, 3, 4].map(idOf) as [string, string, string, string];

/** Invitations: the role, and who has sent each, the last one at the end. */
const invitations: [role: string, inviters: string[]][] = [
  ['owner', [owner]],
  ['sales', [removed]],
  ['sales', [removed, admin]],
  ['sales', [admin, removed]],
  ['owner', [admin]],
  ['viewer', [seller]],
  ['viewer', []],
];

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  db = connect({ connectionString: database.url }, { onError: () => {}, statementTimeout: 0 });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0029-deal-products')).error).toBeUndefined();
  for (const statement of [
    sql`insert into companies (id, company_name, email, created_at) values (${owner}, 'Lotus', 'a@x.example', now())`,
    sql`insert into members (id, company_id, name, email, password_hash, role, status, created_at) values
      (${owner}, ${owner}, 'Asha', '1@x.example', '', 'owner', 'active', now()),
      (${removed}, ${owner}, 'Asha', '2@x.example', '', 'owner', 'removed', now()),
      (${admin}, ${owner}, 'Asha', '3@x.example', '', 'admin', 'active', now()),
      (${seller}, ${owner}, 'Asha', '4@x.example', '', 'sales', 'active', now())`,
    ...invitations.flatMap(([role, inviters], n) => [
      sql`insert into invitations (id, company_id, email, role, invited_by, created_at, expires_at)
        values (${idOf(n)}, ${owner}, ${`${n}@new.example`}, ${role}, 'Asha', now(), now())`,
      ...inviters.map(
        (inviter, sending) => sql`insert into activity
          (id, company_id, member_id, member_name, action, subject, at)
          values (${idOf(n * 10 + sending)}, ${owner}, ${inviter}, 'Asha', 'member.invited', ${idOf(n)}, now())`,
      ),
    ]),
  ])
    await statement.execute(db);
  const { error, results } = await migrator.migrateTo('0030-inviting-members');
  expect([error, results?.length]).toEqual([undefined, 1]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('invitations have who has sent them last; those that this member may not send any more are gone', async () => {
  const rows = await db.selectFrom('invitations').select(['id', 'inviter_id']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: idOf(0), inviter_id: owner },
    { id: idOf(2), inviter_id: admin },
    { id: idOf(6), inviter_id: null },
  ]);
});
