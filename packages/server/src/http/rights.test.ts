import {
  endpoints,
  hasRight,
  rights,
  roles,
  routes,
  type EndpointName,
  type Role,
} from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addActivity } from '#db/activity.ts';
import { newBatch } from '../../test/batches.ts';
import { addCatalogue, resetCatalogue } from '../../test/catalogue.ts';
import { resetBlocks } from '../../test/blocks.ts';
import { connect, request, say } from '../../test/connections.ts';
import { matrix, newProduct, newRequest, type Scene } from '../../test/authorization-matrix.ts';
import { addDeals } from '../../test/deals.ts';
import { addMember } from '../../test/members.ts';
import { newTeam } from '../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { openSession } from './session.ts';

const names = Object.keys(endpoints) as EndpointName[];
/** The writes that not every role may make. */
const writes = names.flatMap((name) => {
  const { access } = routes[name];
  const isWrite = endpoints[name][0] !== 'GET' && access !== 'public' && access !== 'self';
  return isWrite ? [{ name, right: access }] : [];
});

let node: TestServer;
/** Another node of the same database, which has not received that anything changed. */
let unaware: TestServer;
let own: Awaited<ReturnType<TestServer['company']>>;
let other: typeof own;
let scene: Scene;
let emails = 0;
beforeAll(async () => {
  const options = { writeLimit: 1_000_000 };
  node = await startTestServer({ options });
  unaware = await startTestServer({ databaseUrl: node.databaseUrl, receivesEvents: 'never', options });
  [own, other] = [await node.company(), await node.company()];
  const [asking, stranger, blocked] = [await node.company(), await node.company(), await node.company()];
  const connection = await connect(node, own, other);
  const { _id: pending } = await request(node, asking, own);
  const catalogue = await addCatalogue(node, own);
  await resetCatalogue(node, catalogue, [own.user._id]);
  await resetBlocks(node, blocked.user._id, [own.user._id]);
  scene = {
    own: own.user._id,
    ownName: own.user.companyName,
    connected: other.user._id,
    stranger: stranger.user._id,
    connection,
    pending,
    asking: asking.user._id,
    blocked: blocked.user._id,
    message: await say(node, other, own),
    ownMessage: await say(node, own, other),
    ...catalogue,
    ...(await addDeals(node, { own, connected: other, asking }, catalogue.product)),
    batch: await newBatch(node, { own: own.user._id, product: catalogue.product }),
    file: { id: node.context.newId(), name: 'terms.pdf' },
    session: node.context.newId(),
    credentials: { email: own.user.email, password: 'correct horse' },
    passwordReset: '',
    emailLink: '',
    unsubscribe: '',
    ...(await newTeam(node, own)),
    newEmail: () => `new-${(emails += 1)}@x.example`,
  };
});
afterAll(async () => {
  await unaware.close();
  await node.close();
});

async function memberWith(role: Role): Promise<{ id: string; token: string }> {
  emails += 1;
  const id = await addMember(node, own, { role, email: `member-${emails}@own.example` });
  const { db, newId } = node.context;
  // No limit is the subject here.
  await sql`delete from attempts`.execute(db);
  return { id, token: await openSession(db, { id: newId(), memberId: id, now: new Date() }) };
}

const setRole = (id: string, role: Role) =>
  node.context.db.updateTable('members').set({ role }).where('id', '=', id).execute();
const remove = (id: string) =>
  node.context.db.updateTable('members').set({ status: 'removed' }).where('id', '=', id).execute();

async function ask(server: TestServer, name: EndpointName, token: string): Promise<number> {
  const { ids = [], query = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  return (await server.call(method, path + query, { token, ...(body && { body }) })).status;
}

/** What is stored of the company, without its sessions and limits. */
async function stored(): Promise<string> {
  const { db } = node.context;
  const tables = ['companies', 'connections', 'messages', 'products', 'requests', 'activity'] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute())),
  );
}

test('a role that is lost is lost at once on every node, also on one that has not received it', async () => {
  const before = await stored();
  let tries = 0;
  for (const { name, right } of writes) {
    for (const role of roles.filter((each) => hasRight(each, right))) {
      for (const lost of roles.filter((each) => !hasRight(each, right))) {
        const { id, token } = await memberWith(role);
        // Both nodes have cached the session with its role.
        await Promise.all([ask(node, 'listSessions', token), ask(unaware, 'listSessions', token)]);
        await setRole(id, lost);
        await node.context.bus.catchUp();
        expect([name, role, lost, await ask(unaware, name, token)]).toEqual([name, role, lost, 403]);
        expect([name, role, lost, await ask(node, name, token)]).toEqual([name, role, lost, 403]);
        tries += 2;
      }
    }
  }
  expect(tries).toBeGreaterThanOrEqual(60);
  expect(await stored()).toBe(before);
});

test('a removed member may nothing, on every node', async () => {
  const before = await stored();
  for (const { name, right } of writes) {
    for (const role of rights[right]) {
      const { id, token } = await memberWith(role);
      await Promise.all([ask(node, 'listSessions', token), ask(unaware, 'listSessions', token)]);
      await remove(id);
      await node.context.bus.catchUp();
      // Where the password is asked for, the account is missed before the right.
      expect([name, role, await ask(unaware, name, token)]).toEqual([
        name,
        role,
        right === 'own' ? 401 : 403,
      ]);
      expect([name, role, await ask(node, name, token)]).toEqual([name, role, 401]);
    }
  }
  expect(await stored()).toBe(before);
});

test('of 200 writes beside the loss of the role none is stored after it', async () => {
  const { db } = node.context;
  for (let round = 0; round < 20; round += 1) {
    const { id, token } = await memberWith('admin');
    await ask(unaware, 'listSessions', token);
    const asking = Array.from({ length: 10 }, (_, n) =>
      ask([node, unaware][n % 2]!, n % 3 === 0 ? 'createProduct' : 'createRequest', token),
    );
    await setRole(id, 'viewer');
    const entries = () =>
      db.selectFrom('activity').select('id').where('member_id', '=', id).orderBy('id').execute();
    const atLoss = await entries();
    const statuses = await Promise.all(asking);
    expect(await entries()).toEqual(atLoss);
    expect(statuses.filter((status) => status === 201)).toHaveLength(atLoss.length);
    expect(statuses.every((status) => status === 201 || status === 403)).toBe(true);
  }
});

test('a role is not lost before a write that was made with it is stored', async () => {
  const { db, newId } = node.context;
  const { id: memberId } = await memberWith('sales');
  const order: string[] = [];
  await db.transaction().execute(async (trx) => {
    const entry = {
      id: newId(),
      memberId,
      action: 'product.added',
      subject: newId(),
      at: new Date(),
    } as const;
    expect(await addActivity(trx, entry, 'sell')).toBe(true);
    void setRole(memberId, 'viewer').then(() => order.push('role'));
    const waiting = sql`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await sql`select from ${waiting}`.execute(db)).rows).toHaveLength(1);
    order.push('write');
  });
  await expect.poll(() => order).toEqual(['write', 'role']);
});

test('the ids of another company, and of its members, sessions and connections, open nothing', async () => {
  const before = await stored();
  const { token } = other;
  const foreign: [EndpointName, string[], object?][] = [
    ['updateProfile', [own.user._id], { address: 'Mine now' }],
    ['updateProfile', [own.user.member._id], { address: 'Mine now' }],
    ['changePassword', [own.user._id], { currentPassword: 'correct horse', newPassword: 'battery staple' }],
    [
      'changePassword',
      [own.user.member._id],
      { currentPassword: 'correct horse', newPassword: 'battery staple' },
    ],
    ['endSession', [(await node.call<{ _id: string }[]>(...address('listSessions'), own)).body[0]!._id]],
    ['listCompanies', [own.user._id]],
    ['listNewCompanies', [own.user._id]],
    ['listConnections', [own.user._id]],
    ['listSentConnections', [own.user._id]],
    ['listPendingConnections', [own.user._id]],
    ['getConnectionStatus', [own.user._id, other.user._id]],
    ['listMessages', [own.user._id, other.user._id]],
    ['sendMessage', [], { senderId: own.user._id, receiverId: other.user._id, content: 'Not from you' }],
    ['sendConnection', [], { senderUserId: own.user._id, receiverUserId: other.user._id }],
    ['acceptConnection', [node.context.newId()]],
    ['createProduct', [], { ...newProduct, vendorId: own.user._id }],
  ];
  for (const [name, ids, body] of foreign) {
    const [method, path] = address(name, ...ids);
    const { status } = await node.call(method, path, { token, ...(body && { body }) });
    expect([name, [403, 404].includes(status)]).toEqual([name, true]);
  }
  expect(await stored()).toBe(before);
  // A request is made in the name of the session's company, whatever the body says.
  const { body } = await node.call<{ request: { clientId: string } }>(...address('createRequest'), {
    token,
    body: { ...newRequest, client_name: own.user.companyName },
  });
  expect(body.request.clientId).toBe(other.user._id);
});
