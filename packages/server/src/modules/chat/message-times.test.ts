import type { ChatMessage } from '@guildhall/contract';
import { expect, onTestFinished, test } from 'vitest';
import { connect, readConversation, send } from '../../../test/client.ts';
import { startTestServer } from '../../../test/server.ts';

const hour = 60 * 60 * 1000;

test('the times of a conversation never go back, although two nodes differ by an hour', async () => {
  const node = await startTestServer();
  const late = await startTestServer({
    databaseUrl: node.databaseUrl,
    now: () => new Date(Date.now() - hour),
  });
  onTestFinished(async () => {
    await late.close();
    await node.close();
  });
  const [me, other] = [await node.company(), await node.company()];
  await connect(node.url, me, other);
  const timeOf = async (sent: ReturnType<typeof send>): Promise<ChatMessage['timestamp']> =>
    (await sent).body.data.timestamp;

  const first = await timeOf(send(late.url, me, other, 'an hour ago'));
  const second = await timeOf(send(node.url, me, other, 'in time'));
  expect(second > first).toBe(true);
  expect(await timeOf(send(late.url, other, me, 'late'))).toBe(second);
  const nodes = [node, late];
  await Promise.all(Array.from({ length: 20 }, (_, n) => send(nodes[n % 2]!.url, me, other, `${n}`)));
  const times = (await readConversation(node.url, me, other)).map(({ timestamp }) => timestamp);
  expect(times).toHaveLength(23);
  expect(times).toEqual(times.toSorted());
});
