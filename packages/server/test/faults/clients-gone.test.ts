import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { ChatMessage, Session } from '@guildhall/contract';
import { expect, onTestFinished, test } from 'vitest';
import { call, connect as connectCompanies, readConversation } from '../client.ts';
import { openStream } from '../event-stream.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { rounds } from './rounds.ts';
import { underWay } from './under-way.ts';

const each = Math.min(20 * rounds, 200);

/** Sends text to the server on a connection of its own. */
async function sendRaw({ url }: TestServer, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  await new Promise((written) => socket.write(text, written));
  return socket;
}

/** A complete call as raw HTTP. */
const post = (token: string, key: string, body: object): string => {
  const text = JSON.stringify(body);
  return (
    `POST /api/chat/send HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
};

test('clients that disconnect during a call leave nothing behind', async ({ task }) => {
  const lines: string[] = [];
  const server = await startTestServer({
    measured: true,
    onLog: (line) => lines.push(line),
    options: { writeLimit: 1_000_000 },
  });
  onTestFinished(() => server.close());
  const [me, other] = [await server.company(), await server.company()] as [Session, Session];
  await connectCompanies(server.url, me, other);
  const message = (number: number) => ({
    senderId: me.user._id,
    receiverId: other.user._id,
    content: `${number} ${'x'.repeat(3000)}`,
  });
  const all = Array.from({ length: each }, (_, number) => number);

  // During a request, while the server waits for the rest of it: nothing is written.
  const asking = await Promise.all(
    all.map((number) => sendRaw(server, post(me.token, `half-${number}`, message(number)).slice(0, -1000))),
  );
  await expect.poll(() => underWay(server)).toBe(each);
  for (const socket of asking) socket.resetAndDestroy();

  // Before the response: the call was executed or not, and can be repeated.
  for (const socket of await Promise.all(
    all.map((number) => sendRaw(server, post(me.token, `whole-${number}`, message(number)))),
  ))
    socket.resetAndDestroy();
  const retried = await Promise.all(
    all.map((number) =>
      call<{ data: ChatMessage }>(server.url, ['sendMessage'], {
        token: me.token,
        headers: { 'idempotency-key': `whole-${number}` },
        body: message(number),
      }),
    ),
  );
  expect(new Set(retried.map(({ status }) => status))).toEqual(new Set([201]));
  const stored = await readConversation(server.url, me, other);
  expect(new Set(stored.map(({ content }) => content))).toEqual(
    new Set(all.map((number) => message(number).content)),
  );
  expect(stored).toHaveLength(each);

  // During a long response.
  const path = `/api/chat/messages/${me.user._id}/${other.user._id}?limit=100`;
  const reading = await Promise.all(
    all.map(() =>
      sendRaw(server, `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${me.token}\r\n\r\n`),
    ),
  );
  await Promise.all(
    reading.map(async (socket) => {
      await once(socket, 'data');
      socket.resetAndDestroy();
    }),
  );

  // During a stream, while events arrive.
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(server.url, other.token)));
  for (const [number, stream] of streams.entries()) {
    await server.call('POST', '/api/chat/send', { token: me.token, body: message(number) });
    stream.leave();
  }

  await expect.poll(() => underWay(server)).toBe(0);
  const { totalCount, idleCount, waiting } = server.context.pool;
  expect([idleCount, waiting]).toEqual([totalCount, 0]);
  expect(lines.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  // A company may have ten streams: closed ones no longer count.
  const again = await openStream(server.url, other.token);
  expect(again.status).toBe(200);
  again.leave();
  task.meta.figures = `${each} during a request, ${each} after it, ${each} during a response, 10 during a stream: nothing logged, no connection left, ${each} writes stored once`;
});
