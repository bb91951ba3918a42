import type { Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#http/session.ts';
import { openStream } from '../../../test/event-stream.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

it('of 90 sessions and 30 log-ins at once a hundred sessions remain, and the others end on all nodes', async () => {
  const first = await server.company();
  const stream = await openStream(other.url, first.token);
  const body = { email: first.user.email, password: 'correct horse' };
  const { db, newId } = server.context;
  await Promise.all(
    Array.from({ length: 90 }, () =>
      openSession(db, { id: newId(), memberId: first.user.member._id, now: new Date() }),
    ),
  );
  const logIns = Array.from({ length: 30 }, (_, n) =>
    [server, other][n % 2]!.call<Session>(...address('logIn'), { body }),
  );
  const answers = await Promise.all(logIns);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const rows = await server.context.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', first.user.member._id)
    .execute();
  expect(rows).toHaveLength(100);
  // The oldest have ended.
  expect(await stream.ended).toBe('ended');
  expect((await other.call(...address('listSessions'), { token: first.token })).status).toBe(401);
  const statuses = await Promise.all(
    answers.map(
      async ({ body: { token } }) => (await other.call(...address('listSessions'), { token })).status,
    ),
  );
  expect(statuses).toEqual(Array<number>(30).fill(200));
});
