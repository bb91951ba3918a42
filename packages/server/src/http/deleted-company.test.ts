import { endpoints, routes, type EndpointName, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matrix, type Scene } from '../../test/authorization-matrix.ts';
import { connect, request } from '../../test/connections.ts';
import { unknownDeals } from '../../test/deals.ts';
import { openStream } from '../../test/event-stream.ts';
import { newOwnEmailLink, newUnsubscribeToken } from '../../test/email-links.ts';
import { newPasswordReset } from '../../test/password-resets.ts';
import { newTeam } from '../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { untilWaiting } from '../../test/waiting.ts';

const logged: string[] = [];
let server: TestServer;
/** A node that has not yet received what others have deleted. */
let unaware: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  unaware = await startTestServer({
    databaseUrl: server.databaseUrl,
    receivesEvents: 'never',
    onLog: (line) => void (JSON.parse(line).level >= 50 && logged.push(line)),
  });
});
afterAll(async () => {
  await unaware.close();
  await server.close();
});

const names = Object.keys(endpoints) as EndpointName[];
const withSession = names.filter((name) => routes[name].access !== 'public');

let own: Session;
let scene: Scene;
beforeEach(async () => {
  const [connected, stranger, asking] = [
    await server.company(),
    await server.company(),
    await server.company(),
  ];
  own = await server.company();
  scene = {
    own: own.user._id,
    ownName: own.user.companyName,
    connected: connected.user._id,
    stranger: stranger.user._id,
    connection: await connect(server, own, connected),
    pending: (await request(server, asking, own))._id,
    asking: asking.user._id,
    blocked: stranger.user._id,
    message: server.context.newId(),
    ownMessage: server.context.newId(),
    product: server.context.newId(),
    archived: server.context.newId(),
    saved: server.context.newId(),
    batch: server.context.newId(),
    ...unknownDeals(server.context.newId),
    file: { id: server.context.newId(), name: 'terms.pdf' },
    session: server.context.newId(),
    credentials: { email: own.user.email, password: 'correct horse' },
    passwordReset: await newPasswordReset(server, own.user.email),
    emailLink: await newOwnEmailLink(server, { memberId: own.user.member._id, email: own.user.email }),
    unsubscribe: await newUnsubscribeToken(server, own.user.member._id),
    ...(await newTeam(server, own)),
    newEmail: () => 'nobody@example.com',
  };
  // Both nodes know the session.
  for (const node of [server, unaware])
    expect((await node.call(...address('listSessions'), { token: own.token })).status).toBe(200);
});

const callOn = (node: TestServer, name: EndpointName, headers = {}) => {
  const { ids = [], query = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  return node.call(method, path + query, { token: own.token, headers, ...(body && { body }) });
};

describe('a company whose row is deleted', () => {
  const deleteRow = () => server.context.db.deleteFrom('companies').where('id', '=', own.user._id).execute();

  it('is refused with 401 by every call, and its streams end', async () => {
    const stream = await openStream(server.url, own.token);
    await deleteRow();
    expect(await stream.ended).toBe('ended');
    for (const name of withSession) expect([name, (await callOn(server, name)).status]).toEqual([name, 401]);
  });

  it('gets no 500 from a node that has not yet heard of it, and 401 from calls that need its row', async () => {
    await deleteRow();
    const answers: Partial<Record<EndpointName, number>> = {};
    // A stream would have no end.
    for (const name of names.filter((name) => name !== 'streamEvents'))
      answers[name] = (await callOn(unaware, name)).status;
    expect(Object.values(answers).filter((status) => status >= 500)).toEqual([]);
    expect(answers).toMatchObject({
      getProfile: 401,
      updateProfile: 401,
      changePassword: 401,
      sendConnection: 401,
      createProduct: 401,
      createRequest: 401,
    });
    expect(logged).toEqual([]);
  });
});

describe('while a company is being deleted', () => {
  /** Makes calls that wait for the end of a deletion. */
  async function callDuring(companyId: string, calls: (() => Promise<{ status: number }>)[]) {
    const waiting = await server.context.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('companies').where('id', '=', companyId).execute();
      const answers = calls.map((call) => call());
      await untilWaiting(unaware.context.db, calls.length);
      // In an array, because a promise would be awaited within the transaction.
      return [Promise.all(answers)];
    });
    return (await waiting[0]!).map(({ status }) => status);
  }

  it('its own writes end in 401, with a key or without', async () => {
    const key = { 'idempotency-key': server.context.newId() };
    const statuses = await callDuring(own.user._id, [
      () => callOn(server, 'createProduct'),
      () => callOn(server, 'createProduct', key),
      () => callOn(server, 'createRequest'),
      () => callOn(server, 'sendConnection'),
      () => callOn(server, 'sendMessage'),
      () =>
        server.call(...address('updateProfile', scene.own), { token: own.token, body: { address: 'Pune' } }),
    ]);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('a call of another company about it ends in 404', async () => {
    expect(await callDuring(scene.stranger, [() => callOn(server, 'sendConnection')])).toEqual([404]);
    expect((await callOn(server, 'listSessions')).status).toBe(200);
  });
});
