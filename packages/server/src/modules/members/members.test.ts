import type {
  ActivityAction,
  ErrorBody,
  Member,
  MemberChanged,
  Message,
  OwnProfile,
  ProductAdded,
  Role,
  Session,
  StockChange,
  Team,
} from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { openStream } from '../../../test/event-stream.ts';
import { addMember } from '../../../test/members.ts';
import { newInvitation } from '../../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let node: TestServer;
let owner: Session;
let emails = 0;
beforeAll(async () => {
  const options = { writeLimit: 1_000_000 };
  server = await startTestServer({ options });
  node = await startTestServer({ databaseUrl: server.databaseUrl, options });
});
beforeEach(async () => void (owner = await server.company()));
afterAll(async () => {
  await node.close();
  await server.close();
});

const newEmail = () => `member-${(emails += 1)}@x.example`;
const logIn = (email: string, on = server) =>
  on.call<Session>(...address('logIn'), {
    // From its own address, because log-ins from one address are limited.
    headers: { 'x-forwarded-for': `10.1.0.${(emails % 250) + 1}` },
    body: { email, password: 'correct horse' },
  });
/** A member with this role, with a session. */
async function join(role: Role, company = owner): Promise<Session> {
  const email = newEmail();
  await addMember(server, company, { role, email });
  return (await logIn(email)).body;
}
const idOf = ({ user }: Session) => user.member._id;
const change = (by: Session, id: string, role: Role, on = server) =>
  on.call<MemberChanged & ErrorBody>(...address('changeMember', id), { token: by.token, body: { role } });
const remove = (by: Session, id: string, on = server) =>
  on.call<Message & ErrorBody>(...address('removeMember', id), { token: by.token });
const list = async ({ token, user }: Session) =>
  (await server.call<Team>(...address('listMembers', user._id), { token })).body;
const rolesOf = async (session: Session) =>
  Object.fromEntries((await list(session)).members.map(({ _id, role }) => [_id, role]));
const owners = async () => {
  const rows = await server.context.db
    .selectFrom('members')
    .select('id')
    .where('company_id', '=', owner.user._id)
    .where('status', '=', 'active')
    .where('role', '=', 'owner')
    .execute();
  return rows.length;
};
const isAlive = async ({ token }: Session, on = node) =>
  (await on.call(...address('listSessions'), { token })).status === 200;
const activity = async (action: ActivityAction) =>
  server.context.db
    .selectFrom('activity')
    .select(['member_name as name', 'subject'])
    .where('company_id', '=', owner.user._id)
    .where('action', '=', action)
    .execute();
const addProduct = ({ token }: Session, on = node) =>
  on.call<ProductAdded>(...address('createProduct'), { token, body: newProduct });

describe('listMembers', () => {
  test('shows every member the active members and the open invitations of the own company', async () => {
    const viewer = await join('viewer');
    await server.company();
    const removed = await join('buyer');
    await remove(owner, idOf(removed));
    const { id } = await newInvitation(server, owner, { email: 'asha@x.example', role: 'sales' });
    const team = await list(viewer);
    const shown = ({ _id, name, email, role }: Member) => ({
      _id,
      name,
      email,
      role,
      joinedAt: expect.any(String) as string,
    });
    expect(team.members).toEqual([shown(owner.user.member), shown(viewer.user.member)]);
    expect(team.invitations).toEqual([
      {
        _id: id,
        email: 'asha@x.example',
        role: 'sales',
        invitedBy: owner.user.member.name,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
  });
});

describe('changeMember', () => {
  test('gives the new role at once to the open sessions, on all nodes', async () => {
    const seller = await join('sales');
    expect((await addProduct(seller)).status).toBe(201);
    const streams = [await openStream(server.url, seller.token), await openStream(node.url, seller.token)];
    const { status, body } = await change(owner, idOf(seller), 'buyer');
    expect([status, body.member]).toMatchObject([200, { _id: idOf(seller), role: 'buyer' }]);
    expect((await addProduct(seller)).status).toBe(403);
    expect((await addProduct(seller, server)).status).toBe(403);
    // They open again with the new role.
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
    expect(await isAlive(seller)).toBe(true);
    expect(await activity('member.role-changed')).toEqual([
      { name: owner.user.member.name, subject: idOf(seller) },
    ]);
  });

  test('changes nothing when it is so already', async () => {
    const seller = await join('sales');
    expect((await change(owner, idOf(seller), 'sales')).body.member).toMatchObject({ role: 'sales' });
    expect(await activity('member.role-changed')).toEqual([]);
  });

  test('leaves all that is about owners to owners', async () => {
    const [admin, seller] = [await join('admin'), await join('sales')];
    for (const [id, role] of [
      [idOf(owner), 'admin'],
      [idOf(owner), 'owner'],
      [idOf(seller), 'owner'],
      [idOf(admin), 'owner'],
    ] as const) {
      const { status, body } = await change(admin, id, role);
      expect([status, body.message]).toEqual([403, 'Only owners may do this.']);
    }
    expect((await remove(admin, idOf(owner))).status).toBe(403);
    expect((await change(admin, idOf(seller), 'admin')).status).toBe(200);
    expect((await change(owner, idOf(seller), 'owner')).status).toBe(200);
    expect(await rolesOf(owner)).toEqual({
      [idOf(owner)]: 'owner',
      [idOf(admin)]: 'admin',
      [idOf(seller)]: 'owner',
    });
  });

  test('keeps the last owner, who may go when there is another', async () => {
    const other = await join('admin');
    const { status, body } = await change(owner, idOf(owner), 'admin');
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toBe('A company needs an owner. Make another member an owner first.');
    await change(owner, idOf(other), 'owner');
    expect((await change(owner, idOf(owner), 'viewer')).status).toBe(200);
    expect((await change(owner, idOf(other), 'admin')).status).toBe(403);
  });

  test.each(['changed', 'removed'])(
    'the contact of the company passes on with an owner who is %s',
    async (how) => {
      const [second, third] = [await join('owner'), await join('owner')];
      const contact = async () => {
        const { token, user } = third;
        return (await server.call<OwnProfile>(...address('getProfile', user._id), { token })).body.email;
      };
      const end = (session: Session) =>
        how === 'changed' ? change(third, idOf(session), 'admin') : remove(third, idOf(session));
      // It is not that owner's.
      await end(second);
      expect(await contact()).toBe(owner.user.email);
      await end(owner);
      expect(await contact()).toBe(third.user.member.email);
    },
  );

  test('does not know the members of others, nor removed ones', async () => {
    const stranger = await server.company();
    const removed = await join('buyer');
    await remove(owner, idOf(removed));
    for (const id of [idOf(stranger), idOf(removed), server.context.newId()]) {
      expect((await change(owner, id, 'sales')).status).toBe(404);
      expect((await remove(owner, id)).status).toBe(404);
    }
    expect(await isAlive(stranger)).toBe(true);
  });
});

describe('removeMember', () => {
  test('ends sessions, streams and devices on all nodes; what the member did stays with the name', async () => {
    const seller = await join('sales');
    const again = (await logIn(seller.user.member.email, node)).body;
    const { product } = (await addProduct(seller)).body;
    await server.call(...address('changeStock', product.id), {
      token: seller.token,
      body: { change: 1, reason: 'Received' },
    });
    const streams = [await openStream(server.url, seller.token), await openStream(node.url, again.token)];
    const rest = await openStream(node.url, owner.token);
    const { status, body } = await remove(owner, idOf(seller));
    expect([status, body.message]).toEqual([200, 'Member removed.']);
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
    for (const session of [seller, again])
      expect([await isAlive(session, server), await isAlive(session)]).toEqual([false, false]);
    expect((await addProduct(again)).status).toBe(401);
    expect((await logIn(seller.user.member.email)).status).toBe(401);
    expect(await isAlive(owner)).toBe(true);
    rest.leave();

    const { db } = server.context;
    expect(await db.selectFrom('devices').where('member_id', '=', idOf(seller)).execute()).toEqual([]);
    const row = await db.selectFrom('members').selectAll().where('id', '=', idOf(seller)).execute();
    expect(row).toMatchObject([{ status: 'removed', name: 'The sales', password_hash: '' }]);
    expect(await activity('member.removed')).toEqual([
      { name: owner.user.member.name, subject: idOf(seller) },
    ]);
    expect(await activity('product.added')).toEqual([{ name: 'The sales', subject: product.id }]);
    const { body: changes } = await server.call<StockChange[]>(...address('listStockChanges', product.id), {
      token: owner.token,
    });
    expect(changes.map(({ memberName }) => memberName)).toEqual(['The sales']);
  });

  test('lets the address join again, as another member', async () => {
    const seller = await join('sales');
    const { email } = seller.user.member;
    await remove(owner, idOf(seller));
    const { token } = await newInvitation(server, owner, { email, role: 'viewer' });
    const joined = await server.call<Session>(...address('acceptInvitation'), {
      body: { token, name: 'Asha', password: 'battery staple' },
    });
    expect(joined.status).toBe(201);
    expect(idOf(joined.body)).not.toBe(idOf(seller));
    expect(await isAlive(seller)).toBe(false);
  });

  test.each(['admin', 'sales', 'buyer', 'viewer'] as const)('lets a member leave: %s', async (role) => {
    const member = await join(role);
    const stream = await openStream(node.url, member.token);
    const { status, body } = await remove(member, idOf(member));
    expect([status, body.message]).toEqual([200, 'You have left the company.']);
    expect(await stream.ended).toBe('ended');
    expect(await isAlive(member)).toBe(false);
    expect(await activity('member.left')).toEqual([{ name: `The ${role}`, subject: idOf(member) }]);
  });

  test('keeps the last owner; of two, one may leave', async () => {
    const { status, body } = await remove(owner, idOf(owner));
    expect([status, body.message]).toEqual([
      409,
      'A company needs an owner. Make another member an owner first.',
    ]);
    const other = await join('owner');
    expect((await remove(owner, idOf(owner))).status).toBe(200);
    expect((await remove(other, idOf(other))).status).toBe(409);
  });
});

describe('at once, on two nodes', () => {
  const rounds = 20;

  test.each<[string, (first: Session, second: Session) => Promise<{ status: number }>[]]>([
    [
      'make each other an admin',
      (first, second) => [change(first, idOf(second), 'admin'), change(second, idOf(first), 'admin', node)],
    ],
    [
      'make themselves an admin',
      (first, second) => [change(first, idOf(first), 'admin'), change(second, idOf(second), 'admin', node)],
    ],
    ['leave', (first, second) => [remove(first, idOf(first)), remove(second, idOf(second), node)]],
    [
      'remove each other',
      (first, second) => [remove(first, idOf(second)), remove(second, idOf(first), node)],
    ],
    [
      'remove and are made an admin',
      (first, second) => [remove(first, idOf(second)), change(second, idOf(first), 'admin', node)],
    ],
  ])('of two last owners who %s one remains', async (_what, run) => {
    for (let round = 0; round < rounds; round += 1) {
      owner = await server.company();
      const statuses = (await Promise.all(run(owner, await join('owner')))).map(({ status }) => status);
      expect(await owners()).toBe(1);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // The other one has lost the right, or its session, or is the last.
      const refused = statuses.find((status) => status !== 200);
      expect([401, 403, 404, 409]).toContain(refused);
    }
  });

  test('a removed member gets no role, and one with a new role can be removed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const seller = await join('sales');
      const [removed, changed] = await Promise.all([
        remove(owner, idOf(seller)),
        change(owner, idOf(seller), 'admin', node),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
      expect(await isAlive(seller)).toBe(false);
      expect((await list(owner)).members).toHaveLength(1);
    }
  });

  test('commands of the changed member and of the changing one do not deadlock', async () => {
    const seller = await join('sales');
    // No more at once than each node has connections for: the others would wait for one, for 5 s at most.
    for (let round = 0; round < rounds; round += 4) {
      const calls = [0, 1, 2, 3].map((n) => [
        change(owner, idOf(seller), n % 2 === 0 ? 'admin' : 'sales', n === 3 ? server : node),
        addProduct(seller, n % 2 === 0 ? server : node),
        addProduct(owner, n === 0 ? server : node),
        logIn(seller.user.member.email),
      ]);
      const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 400)).toEqual([]);
    }
  });
});
