import type { RequestAdded } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newRequest } from '../../test/authorization-matrix.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { queriesOn } from './connect.ts';
import { Pool } from './pool.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** A call that reads the database: the first page would come from memory. */
const readRequests = () => server.call('GET', '/api/requests?limit=1');

it('a call that waits too long for the database gets a Retry-After, and work without a timeout continues', async () => {
  const { dbWithoutTimeout } = server.context;
  const answer = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`lock table requests`.execute(trx);
    const refused = await readRequests();
    await sql`select 1`.execute(trx);
    return refused;
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await readRequests()).status).toBe(200);
});

it('reads are answered while more writers than there are connections wait for one row', async () => {
  const { dbWithoutTimeout, pool } = server.context;
  const client = await server.company();
  const { token } = client;
  const { body } = await server.call<RequestAdded>(...address('createRequest'), { token, body: newRequest });
  const { id } = body.request;
  const writers = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`select from requests where id = ${id} for update`.execute(trx);
    const calls = Array.from({ length: 11 }, () => server.call(...address('closeRequest', id), { token }));
    await untilWaiting(dbWithoutTimeout, 8);
    await expect.poll(() => pool.waiting).toBe(3);
    expect((await readRequests()).status).toBe(200);
    return { calls };
  });
  expect((await Promise.all(writers.calls)).map(({ status }) => status)).toEqual(Array(11).fill(200));
});

it('a transaction that pauses too long ends, and releases its locks', async () => {
  const { db } = server.context;
  const left = db.transaction().execute(async (trx) => {
    await sql`lock table requests`.execute(trx);
    await expect.poll(async () => (await readRequests()).status).toBe(200);
    await sql`select 1`.execute(trx);
  });
  await expect(left).rejects.toThrow('not queryable');
});

it('never uses a dropped connection again', async () => {
  const pool = new Pool({ connectionString: server.databaseUrl }, { onError: () => {} });
  const db = queriesOn(pool);
  onTestFinished(() => db.destroy());
  await sql`select 1`.execute(db);
  expect(pool.idleCount).toBe(1);
  pool.dropIdle();
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  expect(pool.totalCount).toBe(1);
});

it('a server that closes does not wait for work without a timeout', async () => {
  const node = await startTestServer({ databaseUrl: server.databaseUrl });
  await server.context.dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`lock table requests`.execute(trx);
    const work = sql`select from requests`.execute(node.context.dbWithoutTimeout);
    // Not in the transaction, which would see the same activity each time.
    const isWaiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and query = 'select from requests'
        and wait_event_type = 'Lock'`.execute(server.context.db);
    await expect.poll(async () => (await isWaiting()).rows.length).toBe(1);
    await Promise.all([expect(work).rejects.toThrow('terminated'), node.close()]);
  });
});

it.each([
  [() => server.context.db, '5s'],
  [() => server.context.dbWithoutTimeout, '0'],
])('each connection has its timeouts and begins a scan at the start of the table', async (db, timeout) => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as transaction,
    current_setting('synchronize_seqscans') as synchronized`.execute(db());
  expect(rows).toEqual([{ statement: timeout, transaction: timeout, synchronized: 'off' }]);
});
