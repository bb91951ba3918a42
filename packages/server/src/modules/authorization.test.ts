import { endpoints, routes, type EndpointName, type Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#http/session.ts';
import {
  callers,
  matrix,
  newProduct,
  newRequest,
  type Caller,
  type Scene,
} from '../../test/authorization-matrix.ts';
import { connect } from '../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const names = Object.keys(endpoints) as EndpointName[];
const password = 'correct horse';

let server: TestServer;
let companies: Record<'own' | 'connected' | 'stranger' | 'asking', Session>;
let product: string;
let message: string;
let emails = 0;

/** Details that only the company itself may read. */
const secretsOf = (name: string) => ({
  email: `office@${name}.example`,
  adminEmail: `admin@${name}.example`,
  panNumber: `PAN-of-${name}`,
  employeeEmails: [`one@${name}.example`],
});

async function company(name: string): Promise<Session> {
  const { email, ...secrets } = secretsOf(name);
  const session = await server.company({ companyName: `Steel ${name}`, email, password });
  await server.call(...address('updateProfile', session.user._id), { token: session.token, body: secrets });
  return session;
}

beforeAll(async () => {
  server = await startTestServer();
  companies = {
    own: await company('own'),
    connected: await company('connected'),
    stranger: await company('stranger'),
    asking: await company('asking'),
  };
  const { own, connected } = companies;
  await connect(server, own, connected);
  const post = <Body>(name: EndpointName, body: object) =>
    server.call<Body>(...address(name), { token: own.token, body });
  ({ id: product } = (await post<{ product: { id: string } }>('createProduct', newProduct)).body.product);
  await post('createRequest', newRequest);
  const text = { senderId: own.user._id, receiverId: connected.user._id, content: 'Only for us two' };
  message = (await post<{ data: { _id: string } }>('sendMessage', text)).body.data._id;
});
afterAll(() => server.close());

let scene: Scene;
beforeEach(async () => {
  const { own, connected, stranger, asking } = companies;
  const { db, newId } = server.context;
  scene = {
    own: own.user._id,
    connected: connected.user._id,
    stranger: stranger.user._id,
    connection: newId(),
    pending: newId(),
    product,
    session: newId(),
    credentials: { email: own.user.email, password },
    newEmail: () => `new-${(emails += 1)}@x.example`,
  };
  const at = new Date();
  // The previous call may have changed them.
  await db.deleteFrom('connections').execute();
  await db
    .insertInto('connections')
    .values([
      {
        id: scene.connection,
        sender_id: scene.own,
        receiver_id: scene.connected,
        status: 'connected',
        created_at: at,
        accepted_at: at,
        last_message_id: message,
      },
      {
        id: scene.pending,
        sender_id: asking.user._id,
        receiver_id: scene.own,
        status: 'pending',
        created_at: at,
      },
    ])
    .execute();
  await openSession(db, { id: scene.session, companyId: scene.own, now: at });
});

/** A session of its own for each call: some end it. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const { db, newId } = server.context;
  const open = (companyId: string, now = new Date()) => openSession(db, { id: newId(), companyId, now });
  if (caller === 'nobody') return undefined;
  if (caller === 'expired') return open(scene.own, new Date('2020-01-01'));
  if (caller !== 'ended') return open(scene[caller]);
  const token = await open(scene.own);
  await server.call(...address('logOut'), { token });
  return token;
}

/** Makes the call. A stream of events has no end, and counts as an empty response. */
async function ask(
  name: EndpointName,
  token: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const { ids = [], query = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  const response = await fetch(server.url + path + query, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  if (headers.get('content-type') === 'application/json; charset=utf-8')
    return { status, body: await response.json() };
  await response.body?.cancel();
  return { status, body: {} };
}

/** The path of every value; an empty list has a path of its own. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${path}[]`] : value.flatMap((item) => pathsOf(item, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

test('every endpoint of the contract has its row', () => {
  expect(Object.keys(matrix).sort()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  test.each(callers)('called by: %s', async (caller) => {
    const token = await tokenOf(caller);
    const { status, body } = await ask(name, token);
    expect({ status, fields: [...new Set(pathsOf(body))].sort() }).toEqual({
      ...matrix[name].answers[caller],
      fields: matrix[name].answers[caller].fields.toSorted(),
    });

    const text = JSON.stringify(body);
    expect(text).not.toContain('argon2');
    // After a log-in as a company, the caller sees it as that company does.
    const self = name === 'logIn' ? 'own' : caller;
    for (const other of ['own', 'connected', 'stranger', 'asking'].filter((each) => each !== self)) {
      for (const secret of Object.values(secretsOf(other)).flat()) expect(text).not.toContain(secret);
    }
  });
});

test.each(names.filter((name) => endpoints[name][0] === 'GET' && routes[name].access === 'session'))(
  '%s: HEAD asks for a session as GET does',
  async (name) => {
    const { ids = [] } = matrix[name].call(scene);
    const [, path] = address(name, ...ids);
    const { status } = await fetch(server.url + path, { method: 'HEAD' });
    // A stream has no HEAD.
    expect(status).toBe(name === 'streamEvents' ? 404 : 401);
  },
);

test('a GET, which a browser may send by itself, changes nothing', async () => {
  const { db } = server.context;
  const token = await tokenOf('own');
  const tables = await db.introspection.getTables();
  const stored = async () =>
    JSON.stringify(
      await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db))),
    );
  const before = await stored();
  for (const name of names.filter((each) => endpoints[each][0] === 'GET')) await ask(name, token);
  expect(await stored()).toBe(before);
  await ask('endSession', token);
  expect(await stored()).not.toBe(before);
});

test('a request belongs to the company of the session, whatever the body says', async () => {
  const token = await tokenOf('stranger');
  const { body } = await server.call<{ request: { clientId: string; client_name: string } }>(
    ...address('createRequest'),
    { token: token!, body: { ...newRequest, client_name: 'Steel own' } },
  );
  expect(body.request).toMatchObject({ clientId: scene.stranger, client_name: 'Steel stranger' });
});
