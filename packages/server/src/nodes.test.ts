import { endpoints, type LiveEvent, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { call, connect, password, readConversation, send, signUp } from '../test/client.ts';
import { makeDataFolder, removeDataFolder } from '../test/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { openStream, type TestStream } from '../test/event-stream.ts';
import { spawnServer } from '../test/process.ts';
import { startProxy } from '../test/proxy.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase({ migrated: false })));
afterAll(() => database.drop());

const idsOf = (events: LiveEvent[]) =>
  events.flatMap(({ data }) => ('messageId' in data ? [data.messageId] : []));

it('three nodes behind a proxy act as one server, also when one is killed under load', async () => {
  // All three find an empty database, and one of them migrates it.
  const letters = await makeDataFolder();
  onTestFinished(() => removeDataFolder(letters));
  const nodes = [0, 1, 2].map(() => spawnServer(letters, { env: { DATABASE_URL: database.url } }));
  const urls = await Promise.all(nodes.map(({ ready }) => ready));
  const proxy = await startProxy(urls);
  onTestFinished(() => proxy.close());
  const [me, other] = [await signUp(proxy.url, 'me'), await signUp(proxy.url, 'other')];
  await connect(proxy.url, other, me);

  // A session is valid on all nodes, and ends on all.
  const second = await call<Session>(proxy.url, ['logIn'], { body: { email: 'me@example.com', password } });
  const { token } = second.body;
  const ending = await Promise.all(urls.map((url) => openStream(url, token)));
  expect(ending.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call(proxy.url, ['logOut'], { token })).status).toBe(200);
  expect(await Promise.all(ending.map(({ ended }) => ended))).toEqual(['ended', 'ended', 'ended']);
  for (const url of urls)
    expect(
      (await fetch(url + endpoints.streamEvents[1], { headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);

  // Log-ins are counted together.
  const guess = (url: string) =>
    call(url, ['logIn'], { body: { email: 'me@example.com', password: 'a guess' } });
  for (let count = 0; count < 10; count += 1) expect((await guess(proxy.url)).status).toBe(401);
  for (const url of [proxy.url, ...urls]) expect((await guess(url)).status).toBe(429);

  // Under load one is killed. Acknowledged messages are stored once, and reach all streams of the others.
  const streams = await Promise.all(urls.map((url) => openStream(url, me.token)));
  const [first, killed, third] = streams as [TestStream, TestStream, TestStream];
  onTestFinished(() => [first, third].forEach((stream) => stream.leave()));
  const acknowledged: string[] = [];
  let broken = 0;
  const load = Array.from({ length: 6 }, async (_, writer) => {
    for (let number = 0; acknowledged.length < 150; number += 1) {
      const { status, body } = await send(proxy.url, other, me, `${writer}-${number}`);
      if (status === 201) acknowledged.push(body.data._id);
      else {
        expect(status).toBe(502);
        broken += 1;
      }
      if (acknowledged.length === 50) nodes[1]!.kill('SIGKILL');
    }
  });
  await Promise.all(load);
  await killed.ended;
  // No more than were in progress.
  expect(broken).toBeLessThanOrEqual(6);

  const stored = (await readConversation(proxy.url, me, other)).map(({ _id }) => _id);
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  expect(stored.length).toBeLessThanOrEqual(acknowledged.length + broken);
  for (const stream of [first, third]) await expect.poll(() => idsOf(stream.events)).toEqual(stored);

  // A stream of the killed node resumes on another, and misses nothing.
  const resumed = await openStream(proxy.url, me.token, killed.events.at(-1)!.id);
  onTestFinished(() => resumed.leave());
  await expect.poll(() => idsOf([...killed.events, ...resumed.events])).toEqual(stored);
  expect(resumed.events.map(({ event }) => event)).not.toContain('reset');
});
