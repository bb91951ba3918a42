import type { Session } from '@guildhall/contract';
import { expect, onTestFinished, test } from 'vitest';
import { call, connect, password, readConversation, send, signUp } from '../client.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('a clock that jumps ahead or back ends no session early, locks nobody out and changes no order', async ({
  task,
}) => {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  let server = spawnServer(folder, { ownClock: true });
  let url = await server.ready;
  const [me, other] = [await signUp(url, 'me'), await signUp(url, 'other')];
  await connect(url, me, other);

  const statusOf = async ({ token }: Session) => (await call(url, ['listSessions'], { token })).status;
  const logIn = (secret: string) =>
    call<Session>(url, ['logIn'], { body: { email: 'me@example.com', password: secret } });
  const sent: string[] = [];
  const talk = async (at: string) => {
    for (const [from, to] of [[me, other] as const, [other, me] as const, [me, other] as const]) {
      const content = `${at}, ${sent.length}`;
      expect((await send(url, from, to, content)).status).toBe(201);
      sent.push(content);
    }
  };

  await talk('at first');
  for (const [at, offset] of [
    ['a day later', day],
    ['an hour earlier than at first', -hour],
  ] as const) {
    await server.setClock(offset);
    expect([await statusOf(me), await statusOf(other)], at).toEqual([200, 200]);
    await talk(at);
  }
  // A new process creates ids that are lower than the stored ones.
  server.kill('SIGTERM');
  await server.ended;
  server = spawnServer(folder, { ownClock: true });
  url = await server.ready;
  await server.setClock(-hour);
  await talk('after a restart');
  expect([await statusOf(me), await statusOf(other)]).toEqual([200, 200]);
  for (const [reader, partner] of [[me, other] as const, [other, me] as const]) {
    const read = await readConversation(url, reader, partner);
    expect(read.map(({ content }) => content)).toEqual(sent);
    const times = read.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
  }

  await server.setClock(40 * day);
  // The folder stays this server's, whatever the time.
  expect(await spawnServer(folder).ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another Guildhall server is using/) as string,
  });
  expect([await statusOf(me), await statusOf(other)]).toEqual([401, 401]);
  const later = await logIn(password);
  expect(later.status).toBe(200);
  const guess = async () => (await logIn('a guess')).status;
  const guesses = () => Promise.all(Array.from({ length: 10 }, guess));
  expect(await guesses()).toEqual(Array(10).fill(401));
  expect(await guess()).toBe(429);

  await server.setClock(0);
  expect(await statusOf(later.body)).toBe(200);
  expect((await logIn(password)).status).toBe(200);
  expect(await guesses()).toEqual(Array(10).fill(401));
  const refused = await logIn(password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  await server.setClock(15 * minute);
  expect((await logIn(password)).status).toBe(200);
  task.meta.figures = `a day ahead, an hour back, 40 days ahead and back: ${sent.length} messages in the order of sending, sessions as long as they last, nobody locked out by guesses from the future`;
});
