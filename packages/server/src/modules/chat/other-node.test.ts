import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect, readConversation, send } from '../../../test/client.ts';
import { startTestServer } from '../../../test/server.ts';

test('a message that one node has acknowledged is in the next answer of another node', async () => {
  const first = await startTestServer();
  const { databaseUrl, context } = first;
  const second = await startTestServer({ databaseUrl });
  onTestFinished(async () => {
    await second.close();
    await first.close();
  });
  const [me, other] = [await first.company(), await first.company()];
  await connect(first.url, me, other);
  await send(first.url, me, other, 'one');
  const readSecond = () => readConversation(second.url, me, other);
  // Once more: it is in the memory of the second node now.
  expect(await readSecond()).toEqual(await readSecond());
  // PostgreSQL tells the second node later than the first.
  const buses = sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'guildhall bus' and datname = current_database() order by backend_start`;
  const { pid } = (await buses.execute(context.db)).rows.at(-1)!;
  process.kill(pid, 'SIGSTOP');
  try {
    await send(first.url, me, other, 'two');
    const answered = readSecond();
    // It is asked by now.
    await second.call('GET', '/api/health');
    process.kill(pid, 'SIGCONT');
    expect((await answered).map(({ content }) => content)).toEqual(['one', 'two']);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});
