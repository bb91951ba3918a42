import type { ConnectionState, DirectoryEntry, ErrorBody, SearchResults, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteExpiredDeclines } from './declines.ts';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

let time = Date.UTC(2027, 1, 25, 22, 30);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

let sender: Session;
let receiver: Session;
beforeEach(async () => {
  [sender, receiver] = [await server.company(), await server.company()];
});

const ask = (from: Session, to: Session) =>
  server.call<ErrorBody>(...address('sendConnection'), {
    token: from.token,
    body: { senderUserId: from.user._id, receiverUserId: to.user._id, status: 'pending' },
  });
const statusOf = async (answer: ReturnType<typeof ask>) => (await answer).status;
const remove = ({ token }: Session, id: string) => server.call(...address('removeConnection', id), { token });
const stateOf = async (one: Session, other: Session) =>
  (
    await server.call<Partial<ConnectionState>>(
      ...address('getConnectionStatus', one.user._id, other.user._id),
      { token: one.token },
    )
  ).body.status;

/** Lets the sender ask, and the receiver decline. */
async function decline(): Promise<void> {
  const { _id } = await request(server, sender, receiver);
  expect((await remove(receiver, _id)).status).toBe(200);
}

describe('a company that was declined', () => {
  test('may ask again after 7 days, and the response names the day in its time zone', async () => {
    const askIn = async (zone: string) => {
      const { token, user } = sender;
      await server.call(...address('updateSettings', user._id), { token, body: { zone } });
      return ask(sender, receiver);
    };
    await decline();
    time += 2 * hour;
    expect((await askIn('America/New_York')).body.message).toContain(' on 4 March 2027.');
    const refused = await askIn('Asia/Kolkata');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(7 * 24 * 3600 - 7200)]);
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      message: 'This company has declined your request. You can ask it again on 5 March 2027.',
    });
    expect(await stateOf(sender, receiver)).toBeUndefined();
    time += 7 * day - 2 * hour - 1;
    const last = await ask(sender, receiver);
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
    time += 1;
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('waits 7 days again after a second decline', async () => {
    await decline();
    time += 7 * day;
    await decline();
    time += 7 * day - second;
    expect(await statusOf(ask(sender, receiver))).toBe(429);
    time += second;
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('may ask others; a request by the company that declined it ends the wait', async () => {
    await decline();
    expect(await statusOf(ask(sender, await server.company()))).toBe(201);
    expect(await statusOf(ask(await server.company(), receiver))).toBe(201);
    const { _id } = await request(server, receiver, sender);
    expect((await remove(receiver, _id)).status).toBe(200);
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('may decline in turn, and then the other company waits', async () => {
    await decline();
    const { _id } = await request(server, receiver, sender);
    await remove(sender, _id);
    expect(await statusOf(ask(receiver, sender))).toBe(429);
    expect(await statusOf(ask(receiver, sender))).toBe(429);
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('does not wait longer because of a clock that was ahead', async () => {
    time += 20 * day;
    await decline();
    time -= 20 * day;
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('is refused when it asks at the moment of the decline, whichever comes first', async () => {
    for (let round = 0; round < 20; round += 1) {
      [sender, receiver] = [await server.company(), await server.company()];
      const { _id } = await request(server, sender, receiver);
      const asking = Array.from({ length: 4 }, () => statusOf(ask(sender, receiver)));
      const [declined, ...asked] = await Promise.all([remove(receiver, _id), ...asking]);
      expect(declined.status).toBe(200);
      // The request that was there, or the decline.
      for (const status of asked) expect([409, 429]).toContain(status);
      expect(await stateOf(sender, receiver)).toBeUndefined();
      expect(await statusOf(ask(sender, receiver))).toBe(429);
    }
  });
});

describe('a company that was declined for good', () => {
  const declineForGood = ({ token }: Session, id: string) =>
    server.call<ErrorBody>(...address('declineConnection', id), { token });

  test('may never ask again, and is not told that it is for good', async () => {
    const { _id } = await request(server, sender, receiver);
    const declined = await declineForGood(receiver, _id);
    expect([declined.status, declined.body]).toEqual([200, { message: 'Connection declined for good.' }]);
    expect(await stateOf(receiver, sender)).toBe('declined');
    expect(await stateOf(sender, receiver)).toBeUndefined();
    for (const wait of [0, 7 * day, 20 * day]) {
      time += wait;
      await deleteExpiredDeclines(server.context.db, new Date(time));
      const refused = await ask(sender, receiver);
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'This company has declined your request.',
      ]);
    }
    expect(await stateOf(receiver, sender)).toBe('declined');
  });

  test('shows as declined in every list of the company that declined it, and in no other', async () => {
    const companyName = `Declined ${sender.user._id}`;
    sender = await server.company({ companyName });
    const seenBy = async ({ user, token }: Session, other: Session) => {
      const read = async <Body>(
        name: 'listCompanies' | 'listNewCompanies' | 'search' | 'searchCompanies',
      ) => {
        const isSearch = name === 'search' || name === 'searchCompanies';
        const [method, path] = isSearch ? address(name) : address(name, user._id);
        const q = encodeURIComponent(other.user.companyName);
        return (await server.call<Body>(method, isSearch ? `${path}?q=${q}` : path, { token })).body;
      };
      const lists = [
        await read<DirectoryEntry[]>('listCompanies'),
        await read<DirectoryEntry[]>('listNewCompanies'),
        (await read<SearchResults>('search')).companies,
        await read<DirectoryEntry[]>('searchCompanies'),
      ];
      return lists.map((list) => list.find(({ _id }) => _id === other.user._id)?.declined);
    };
    await declineForGood(receiver, (await request(server, sender, receiver))._id);
    expect(await seenBy(receiver, sender)).toEqual([true, true, true, true]);
    expect(await seenBy(sender, receiver)).toEqual([false, false, false, false]);

    // Who has a block reads other results.
    const blocked = await server.company();
    const body = { companyId: blocked.user._id };
    await server.call(...address('blockCompany'), { token: receiver.token, body });
    expect(await seenBy(receiver, sender)).toEqual([true, true, true, true]);

    await request(server, receiver, sender);
    expect(await seenBy(receiver, sender)).toEqual([false, undefined, false, false]);
  });

  test('may ask again once the other one has asked it', async () => {
    await declineForGood(receiver, (await request(server, sender, receiver))._id);
    const { _id } = await request(server, receiver, sender);
    expect(await stateOf(receiver, sender)).toBe('pending');
    await remove(receiver, _id);
    expect(await stateOf(receiver, sender)).toBeUndefined();
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test('was declined by the receiver of a pending request', async () => {
    const { _id } = await request(server, sender, receiver);
    const stranger = await server.company();
    expect((await declineForGood(sender, _id)).status).toBe(403);
    expect((await declineForGood(stranger, _id)).status).toBe(404);
    await server.call(...address('acceptConnection', _id), { token: receiver.token });
    expect((await declineForGood(receiver, _id)).status).toBe(409);
    expect(await stateOf(sender, receiver)).toBe('connected');
    expect((await declineForGood(receiver, 'x')).status).toBe(400);
  });
});

describe('no decline', () => {
  test('is a request that its sender withdraws', async () => {
    const { _id } = await request(server, sender, receiver);
    await remove(sender, _id);
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });

  test.each(['sender', 'receiver'])('is the end of a connection by its %s', async (side) => {
    const id = await connect(server, sender, receiver);
    await remove(side === 'sender' ? sender : receiver, id);
    expect(await statusOf(ask(sender, receiver))).toBe(201);
  });
});

test('a decline after which the sender may ask again is deleted', async () => {
  const count = async () => {
    await deleteExpiredDeclines(server.context.db, new Date(time));
    const declines = server.context.db.selectFrom('declines').select('sender_id');
    return (await declines.where('sender_id', '=', sender.user._id).execute()).length;
  };
  await decline();
  time += 7 * day - 1;
  expect(await count()).toBe(1);
  time += 1;
  expect(await count()).toBe(0);
});
