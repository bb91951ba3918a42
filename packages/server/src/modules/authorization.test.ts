import { endpoints, roles, routes, type EndpointName, type Role, type Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#http/session.ts';
import {
  callers,
  expectedOutcome,
  matrix,
  newRequest,
  type Caller,
  type Scene,
} from '../../test/authorization-matrix.ts';
import { newBatch } from '../../test/batches.ts';
import { resetBlocks } from '../../test/blocks.ts';
import { addCatalogue, resetCatalogue } from '../../test/catalogue.ts';
import { connect } from '../../test/connections.ts';
import { addDeals, resetDeals } from '../../test/deals.ts';
import { newTeam } from '../../test/team.ts';
import { bringBack } from '../../test/leaving.ts';
import { addMember } from '../../test/members.ts';
import { encodeBody, fileForm, pdf } from '../../test/form.ts';
import { newOwnEmailLink, newUnsubscribeToken } from '../../test/email-links.ts';
import { newPasswordReset } from '../../test/password-resets.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const names = Object.keys(endpoints) as EndpointName[];
const password = 'correct horse';

let server: TestServer;
let companies: Record<'own' | 'connected' | 'stranger' | 'asking' | 'blocked', Session>;
/** The members of `own`, by their roles. */
let members: Record<Role, { id: string; email: string }>;
let catalogue: Awaited<ReturnType<typeof addCatalogue>>;
let deals: Awaited<ReturnType<typeof addDeals>>;
let file: Scene['file'];
let message: string;
let emails = 0;

const said = 'Good day to us two';

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
    blocked: await company('blocked'),
  };
  const { own, connected } = companies;
  const { member } = own.user;
  const others = roles.filter((role) => role !== 'owner');
  const added = others.map(async (role) => {
    const email = `${role}@own.example`;
    return [role, { id: await addMember(server, own, { role, email, password }), email }] as const;
  });
  members = {
    owner: { id: member._id, email: member.email },
    ...(Object.fromEntries(await Promise.all(added)) as Record<
      Exclude<Role, 'owner'>,
      { id: string; email: string }
    >),
  };
  await connect(server, own, connected);
  const post = <Body>(name: EndpointName, body: object) =>
    server.call<Body>(...address(name), { token: own.token, body });
  catalogue = await addCatalogue(server, own);
  deals = await addDeals(server, companies, catalogue.product);
  ({ file } = (await post<{ file: Scene['file'] }>('uploadFile', fileForm(pdf, 'terms.pdf'))).body);
  const text = { senderId: own.user._id, receiverId: connected.user._id, content: said };
  message = (await post<{ data: { _id: string } }>('sendMessage', text)).body.data._id;
});
afterAll(() => server.close());

let scene: Scene;
/** Whether a call may have changed something since the scene was set: a refused one has not. */
let isChanged = true;
beforeEach(async () => {
  const { own, connected, stranger, asking, blocked } = companies;
  const { db, newId } = server.context;
  if (!isChanged) {
    scene.session = newId();
    return;
  }
  isChanged = false;
  // The previous call may have ended it.
  await bringBack(server);
  scene = {
    own: own.user._id,
    ownName: own.user.companyName,
    connected: connected.user._id,
    stranger: stranger.user._id,
    connection: newId(),
    pending: newId(),
    asking: asking.user._id,
    blocked: blocked.user._id,
    message,
    ownMessage: message,
    ...catalogue,
    ...deals,
    batch: await newBatch(server, { own: own.user._id, product: catalogue.product }),
    file,
    session: newId(),
    credentials: { email: own.user.email, password },
    passwordReset: await newPasswordReset(server, own.user.email),
    emailLink: await newOwnEmailLink(server, { memberId: own.user.member._id, email: own.user.email }),
    unsubscribe: await newUnsubscribeToken(server, own.user.member._id),
    ...(await newTeam(server, own)),
    newEmail: () => `new-${(emails += 1)}@x.example`,
  };
  const at = new Date();
  // The previous call may have changed them.
  await resetCatalogue(server, catalogue, [scene.own, scene.connected, scene.stranger]);
  await resetDeals(server);
  await resetBlocks(server, scene.blocked, [scene.own, scene.connected, scene.stranger]);
  await db
    .updateTable('messages')
    .set({ content: said, deleted_at: null })
    .where('id', '=', message)
    .execute();
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
});

const roleOf = (caller: Caller): Role => roles.find((role) => role === caller) ?? 'owner';

/** A session of its own for each call, because some end it, and a second one of the same member of `own`. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const { db, newId } = server.context;
  const { id, email } = members[roleOf(caller)];
  scene.credentials.email = email;
  const open = (memberId: string, now = new Date()) => openSession(db, { id: newId(), memberId, now });
  await openSession(db, { id: scene.session, memberId: id, now: new Date() });
  if (caller === 'nobody') return undefined;
  if (caller === 'expired') return open(id, new Date('2020-01-01'));
  if (caller === 'stranger' || caller === 'connected') return open(companies[caller].user.member._id);
  const token = await open(id);
  if (caller === 'ended') await server.call(...address('logOut'), { token });
  return token;
}

/** An export is recorded. */
const isWrite = (name: EndpointName) => endpoints[name][0] !== 'GET' || name === 'exportCompany';

/** Makes the call. A stream of events has no end, and counts as an empty response. */
async function ask(
  name: EndpointName,
  token: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const { ids = [], query = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  const encoded = encodeBody(body);
  const response = await fetch(server.url + path + query, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...encoded.headers,
    },
    body: encoded.body ?? null,
  });
  const { status, headers } = response;
  isChanged ||= status < 300 && isWrite(name);
  if (headers.get('content-type') === 'application/json; charset=utf-8')
    return { status, body: await response.json() };
  // Of an export the next one has to wait for the end.
  if (name === 'exportCompany') await response.arrayBuffer();
  else await response.body?.cancel();
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

test('every endpoint needs the right of its row', () => {
  const needed = names.map((name) => [name, routes[name].access === 'public' ? 'none' : routes[name].access]);
  expect(needed).toEqual(names.map((name) => [name, matrix[name].right]));
});

/** Writes without an entry in the company's activity: they open or end a session, only ask for a letter, or show what a body names. */
const unrecorded = new Set<EndpointName>([
  'logIn',
  'logOut',
  'forgotPassword',
  'sendConfirmation',
  'getInvitation',
  'readMessages',
  'readNotifications',
  'updateEmailSettings',
  'unsubscribe',
]);

const countActivity = async () => {
  const { db } = server.context;
  const { n } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe.each(names)('%s', (name) => {
  test.each(callers)('called by: %s', async (caller) => {
    const token = await tokenOf(caller);
    const entries = await countActivity();
    const { status, body } = await ask(name, token);
    const expected = expectedOutcome(name, caller);
    expect({ status, fields: [...new Set(pathsOf(body))].sort() }).toEqual({
      ...expected,
      fields: expected.fields.toSorted(),
    });
    const isRecorded = isWrite(name) && status < 300 && !unrecorded.has(name);
    expect(await countActivity()).toBe(entries + (isRecorded ? 1 : 0));

    const text = JSON.stringify(body);
    expect(text).not.toContain('argon2');
    // After a log-in as a member of a company, or on joining it, the caller sees it as that company does.
    const isOwn = name === 'logIn' || name === 'acceptInvitation' || roles.some((role) => role === caller);
    const self = isOwn ? 'own' : caller;
    for (const other of ['own', 'connected', 'stranger', 'asking'].filter((each) => each !== self)) {
      for (const secret of Object.values(secretsOf(other)).flat()) expect(text).not.toContain(secret);
    }
  });
});

test.each(names.filter((name) => endpoints[name][0] === 'GET' && routes[name].access !== 'public'))(
  '%s: HEAD asks for a session as GET does',
  async (name) => {
    const { ids = [] } = matrix[name].call(scene);
    const [, path] = address(name, ...ids);
    const { status } = await fetch(server.url + path, { method: 'HEAD' });
    // A stream, a spreadsheet and an export have no HEAD.
    expect(status).toBe(['streamEvents', 'exportProducts', 'exportCompany'].includes(name) ? 404 : 401);
  },
);

test('a GET, which a browser may send by itself, changes nothing', async () => {
  const { db } = server.context;
  const token = await tokenOf('owner');
  // Not the views: the order of their rows is the planner's, and changes when tables are analyzed.
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const stored = async () =>
    JSON.stringify(
      await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db))),
    );
  const before = await stored();
  const reads = names.filter((each) => !isWrite(each));
  for (const name of reads) await ask(name, token);
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
