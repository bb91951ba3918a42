import type { Session } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../test/connections.ts';
import { offer, startDealServer, type DealServer } from '../../test/negotiation.ts';
import { address } from '../../test/server.ts';
import { UnavailableError } from './errors.ts';
import { createTurns } from './turns.ts';

let server: DealServer;
let client: Session;
beforeAll(async () => {
  server = await startDealServer();
  client = await server.company();
});
afterAll(() => server.close());

type Call = () => ReturnType<DealServer['as']>;

/** Makes calls that all need a row which a query holds: of them so many wait at the database while others are answered. */
async function expectTurns(hold: RawBuilder<unknown>, waiters: number, calls: Call[]): Promise<void> {
  const { dbWithoutTimeout } = server.context;
  // All connections of calls may wait.
  const countWaiting = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(dbWithoutTimeout)
    ).rows.length;
  const written = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await hold.execute(trx);
    const writes = Promise.all(calls.map(async (call) => (await call()).status));
    await expect.poll(countWaiting).toBe(waiters);
    // Meanwhile the others go on as far as they can.
    for (let times = 0; times < 20; times += 1) expect(await countWaiting()).toBeLessThanOrEqual(waiters);
    expect((await server.call(...address('getProfile', client.user._id))).status).toBe(200);
    return [writes] as const;
  });
  // On a busy machine the row may have come too late for some.
  const unexpected = (await written[0]).filter((status) => ![200, 201, 503].includes(status));
  expect(unexpected).toEqual([]);
}

test('while eleven writers wait for one conversation, others are answered', async () => {
  const other = await server.company();
  await connect(server, client, other);
  const [me, them] = [client.user._id, other.user._id];
  const message = { senderId: me, receiverId: them, content: 'Good day' };
  const { data } = (await server.done(client, ['sendMessage'], message)) as unknown as {
    data: { _id: string };
  };
  const send: Call = () => server.as(client, ['sendMessage'], message);
  const read: Call = () => server.as(other, ['readMessages', them, me], { upTo: data._id });
  const hold = sql`select from conversations where ${me} in (company_a, company_b) for update`;
  await expectTurns(hold, 6, [...Array<Call>(6).fill(send), ...Array<Call>(5).fill(read)]);
});

test('while eleven companies wait for one request, others are answered', async () => {
  const { id: requestId } = await server.post(client);
  const vendors = await Promise.all(Array.from({ length: 11 }, () => server.company()));
  const calls = vendors.map((vendor) => () => server.as(vendor, ['createQuote'], { requestId, offer }));
  await expectTurns(sql`select from requests where id = ${requestId} for update`, 8, calls);
});

test('a write whose turn comes too late is refused, and those after it are not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const takeTurn = createTurns();
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const first: Promise<void>[] = [];
  for (let count = 0; count < 3; count += 1)
    await new Promise<void>((started) => {
      const hold = () => (started(), held);
      first.push(takeTurn('a', hold));
    });
  const late = takeTurn('a', async () => 'late');
  vi.advanceTimersByTime(5001);
  const next = takeTurn('a', async () => 'next');
  release();
  await expect(late).rejects.toThrow(UnavailableError);
  expect(await next).toBe('next');
  await Promise.all(first);
});
