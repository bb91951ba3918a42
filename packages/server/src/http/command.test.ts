import { connect as openSocket } from 'node:net';
import type {
  EndpointName,
  ErrorBody,
  InvitationSent,
  QuoteAccepted,
  QuoteChanged,
  RequestAdded,
  Session,
} from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eventTopic } from '#modules/events/event.ts';
import { newProduct, newRequest } from '../../test/authorization-matrix.ts';
import { block } from '../../test/blocks.ts';
import { connect } from '../../test/connections.ts';
import { addMember } from '../../test/members.ts';
import { offer } from '../../test/negotiation.ts';
import { tokenIn } from '../../test/password-resets.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { newInvitation } from '../../test/team.ts';
import { deleteExpiredKeys } from './idempotency-key.ts';
import { openSession } from './session.ts';

const hour = 60 * 60 * 1000;
const start = new Date();
let clock = start;
let server: TestServer;
let me: Session;
let other: Session;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
});
beforeEach(() => {
  clock = start;
  key = server.context.newId();
});
afterAll(() => server.close());

const message = (content = 'Good day') => ({ senderId: me.user._id, receiverId: other.user._id, content });
const writes = [
  ['sendMessage', 'messages', message, { content: 'Other' }],
  ['createProduct', 'products', () => newProduct, { price: 11 }],
  ['createRequest', 'requests', () => newRequest, { budget: '2' }],
] as const;

const send = (name: EndpointName, body: object, { token }: { token: string } = me, idempotencyKey = key) =>
  server.call<ErrorBody>(...address(name), { token, body, headers: { 'idempotency-key': idempotencyKey } });

const count = async (table: 'messages' | 'products' | 'requests' | 'idempotency_keys'): Promise<number> => {
  const { db } = server.context;
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe.each(writes)('%s', (name, table, bodyOf, change) => {
  test('with one key is stored once, and has the same response each time', async () => {
    const before = await count(table);
    const first = await send(name, bodyOf());
    expect(first.status).toBe(201);
    // A client may write the same body in another order.
    const again = await send(name, Object.fromEntries(Object.entries(bodyOf()).toReversed()));
    expect([again.status, again.body]).toStrictEqual([201, first.body]);
    expect(await count(table)).toBe(before + 1);
  });

  test('with one key at the same moment is stored once', async () => {
    const before = await count(table);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(name, bodyOf())));
    for (const { status, body } of answers) expect([status, body]).toStrictEqual([201, answers[0]!.body]);
    expect(await count(table)).toBe(before + 1);
  });

  test('with the key of another call is refused', async () => {
    await send(name, bodyOf());
    const before = await count(table);
    const { status, body } = await send(name, { ...bodyOf(), ...change });
    expect([status, body]).toStrictEqual([
      422,
      {
        message: 'This Idempotency-Key was used for another call. Send a new key with a new call.',
        code: 'idempotency_key_reused',
        requestId: expect.any(String),
      },
    ]);
    expect(await count(table)).toBe(before);
  });

  test('without a key, or with a new one, is stored each time', async () => {
    const before = await count(table);
    const call = { token: me.token, body: bodyOf() };
    for (let times = 0; times < 2; times += 1) await server.call(...address(name), call);
    await send(name, bodyOf());
    await send(name, bodyOf(), me, `${key}-2`);
    expect(await count(table)).toBe(before + 4);
  });
});

test('a key belongs to one member and one endpoint', async () => {
  const mine = await send('createRequest', newRequest);
  const theirs = await send('createRequest', newRequest, other);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body).not.toEqual(mine.body);
  const memberId = await addMember(server, me, { role: 'buyer', email: 'buyer@example.com' });
  const { db, newId } = server.context;
  const token = await openSession(db, { id: newId(), memberId, now: clock });
  const colleague = await send('createRequest', newRequest, { token });
  expect(colleague.status).toBe(201);
  expect(colleague.body).not.toEqual(mine.body);
  expect((await send('createProduct', newProduct)).status).toBe(422);
});

test('a key belongs to one address and query', async () => {
  const body = { body: newRequest, token: me.token, headers: { 'idempotency-key': key } };
  expect((await server.call('POST', '/api/requests', body)).status).toBe(201);
  expect((await server.call('POST', '/api/requests/', body)).status).toBe(422);
});

test('a key from before method and query counted is still that of its call', async () => {
  const first = await send('createRequest', newRequest);
  await sql`update idempotency_keys
    set fingerprint = sha256(convert_to(${JSON.stringify(['/api/requests', newRequest])}::jsonb::text, 'UTF8'))
    where key = ${key}`.execute(server.context.db);
  expect((await send('createRequest', newRequest)).body).toStrictEqual(first.body);
  expect((await send('createRequest', { ...newRequest, budget: '2' })).status).toBe(422);
});

test.each([
  ['', 'Idempotency-Key must not be empty.'],
  ['x'.repeat(201), 'Idempotency-Key must have at most 200 characters.'],
  ['two words', 'Idempotency-Key must be made of visible ASCII characters, no spaces.'],
  ['ü', 'Idempotency-Key must be made of visible ASCII characters, no spaces.'],
  ['twice, twice', 'Idempotency-Key must be made of visible ASCII characters, no spaces.'],
])('the key %j is refused', async (bad, sentence) => {
  const { status, body } = await send('createRequest', newRequest, me, bad);
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { 'idempotency-key': sentence } });
});

test('keys of every printable character, up to 200 of them, are accepted', async () => {
  const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  for (const good of [printable, 'x'.repeat(200), 'k']) {
    expect((await send('createRequest', newRequest, me, good)).status).toBe(201);
  }
});

test('a call that was refused leaves its key unused', async () => {
  const stranger = await server.company();
  const toStranger = { ...message(), receiverId: stranger.user._id };
  expect((await send('sendMessage', toStranger)).status).toBe(403);
  await connect(server, me, stranger);
  expect((await send('sendMessage', toStranger)).status).toBe(201);
});

describe('a call that would be refused by now has its response again with its key', () => {
  const call = <Body>({ token }: { token: string }, endpoint: [EndpointName, ...string[]], body?: object) =>
    server.call<Body>(...address(...endpoint), {
      token,
      headers: { 'idempotency-key': key },
      ...(body && { body }),
    });

  test('a quote, an offer or a note, after a block', async () => {
    const [client, vendor] = [await server.company(), await server.company()];
    const { request } = (await call<RequestAdded>(client, ['createRequest'], newRequest)).body;
    const first = await call<QuoteChanged>(vendor, ['createQuote'], { requestId: request.id, offer });
    const { id } = first.body.quote;
    const calls: Parameters<typeof call>[] = [
      [vendor, ['createQuote'], { requestId: request.id, offer }],
      [vendor, ['makeOffer', id], { offer, after: 1 }],
      [vendor, ['addNote', id], { text: 'From stock.' }],
    ];
    const keys = calls.map((_, index) => (index === 0 ? key : server.context.newId()));
    const run = async () => {
      const answers: unknown[] = [];
      for (const [index, each] of calls.entries()) {
        key = keys[index]!;
        const { status, body } = await call(...each);
        answers.push({ status, body });
      }
      return answers;
    };
    const answers = await run();
    expect(answers).toMatchObject(calls.map(() => ({ status: 201 })));
    await block(server, client, vendor.user._id);
    expect(await run()).toStrictEqual(answers);
  });

  test('a step of an order, after the member has another role', async () => {
    const [client, vendor] = [await server.company(), await server.company()];
    const { request } = (await call<RequestAdded>(client, ['createRequest'], newRequest)).body;
    const quoted = await call<QuoteChanged>(vendor, ['createQuote'], { requestId: request.id, offer });
    const accepted = await server.call<QuoteAccepted>(...address('acceptQuote', quoted.body.quote.id), {
      token: client.token,
      body: { offer: 1 },
    });
    const memberId = await addMember(server, vendor, { role: 'sales', email: 'seller@example.com' });
    const { db, newId } = server.context;
    const token = await openSession(db, { id: newId(), memberId, now: clock });
    const confirm = async () => {
      const endpoint: [EndpointName, string] = ['changeOrder', accepted.body.order.id];
      const { status, body } = await call({ token }, endpoint, { status: 'confirmed', from: 'placed' });
      return { status, body };
    };
    const first = await confirm();
    expect(first.status).toBe(200);
    await server.call(...address('changeMember', memberId), { token: vendor.token, body: { role: 'buyer' } });
    expect(await confirm()).toStrictEqual(first);
  });

  test('the letter of an invitation, after the person has joined', async () => {
    const owner = await server.company();
    const invited = { email: 'invited@x.example', role: 'sales' } as const;
    const { id } = await newInvitation(server, owner, invited);
    const first = await call<InvitationSent>(owner, ['resendInvitation', id]);
    expect(first.status).toBe(200);
    const body = { token: tokenIn(first.body.link!), name: 'Asha', password: 'battery staple' };
    expect((await server.call(...address('acceptInvitation'), { body })).status).toBe(201);
    const again = await call<InvitationSent>(owner, ['resendInvitation', id]);
    expect([again.status, again.body]).toStrictEqual([200, { ...first.body, link: null }]);
  });
});

test('a message whose response was lost is stored once when it is sent again', async () => {
  const before = await count('messages');
  const stored = new Promise((resolve) => {
    server.context.bus.subscribe(eventTopic, resolve);
  });
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify(message('Lost'));
  const socket = openSocket({ host: hostname, port: Number(port) });
  socket.write(
    `POST /api/chat/send HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${me.token}\r\nIdempotency-Key: ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  await stored;
  socket.destroy();
  const again = await send('sendMessage', message('Lost'));
  expect(again.status).toBe(201);
  expect(await count('messages')).toBe(before + 1);
});

test('a message whose transaction is cut off is not stored, and stored once when it is sent again', async () => {
  const { db } = server.context;
  const before = await count('messages');
  // PostgreSQL shows only the start of a statement.
  const waiting = sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into "conversations"%'`;
  const [cut] = await db.transaction().execute(async (trx) => {
    await sql`lock table messages in access exclusive mode`.execute(trx);
    const answer = send('sendMessage', message('Cut off'));
    // The key is taken already: the message waits for the table.
    await expect.poll(async () => (await waiting.execute(db)).rows).toEqual([{ ended: true }]);
    return [await answer];
  });
  expect(cut.status).toBe(503);
  expect(await count('messages')).toBe(before);
  const again = await send('sendMessage', message('Cut off'));
  expect(again.status).toBe(201);
  expect((await send('sendMessage', message('Cut off'))).body).toStrictEqual(again.body);
  expect(await count('messages')).toBe(before + 1);
});

/** Lets the database refuse the first requests as victims of deadlocks. A sequence keeps its value when all else is undone. */
async function deadlockRequests(times: number): Promise<void> {
  const { db } = server.context;
  await sql`create sequence deadlocks`.execute(db);
  await sql`create function deadlock() returns trigger language plpgsql as $$ begin
    if nextval('deadlocks') <= ${sql.lit(times)} then raise 'deadlock detected' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger deadlock before insert on requests for each row execute function deadlock()`.execute(
    db,
  );
  onTestFinished(async () => {
    await sql`drop trigger deadlock on requests`.execute(db);
    await sql`drop function deadlock`.execute(db);
    await sql`drop sequence deadlocks`.execute(db);
  });
}

test('a call that the database ends for the sake of another one is made again', async () => {
  await deadlockRequests(2);
  const before = await count('requests');
  const first = await send('createRequest', newRequest);
  expect(first.status).toBe(201);
  expect(await count('requests')).toBe(before + 1);
  expect((await send('createRequest', newRequest)).body).toStrictEqual(first.body);
});

test('a call that the database ends again and again can be repeated later', async () => {
  await deadlockRequests(3);
  const before = await count('requests');
  const { status, headers } = await send('createRequest', newRequest);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(await count('requests')).toBe(before);
  expect((await send('createRequest', newRequest)).status).toBe(201);
});

test('a message and its key are stored together or not at all', async () => {
  const { db } = server.context;
  const before = await count('messages');
  await sql`alter table idempotency_keys add constraint no_answer check (answer is null) not valid`.execute(
    db,
  );
  const failed = await send('sendMessage', message('Together'));
  await sql`alter table idempotency_keys drop constraint no_answer`.execute(db);
  expect(failed.status).toBe(500);
  expect(await count('messages')).toBe(before);
  expect((await send('sendMessage', message('Together'))).status).toBe(201);
  expect(await count('messages')).toBe(before + 1);
});

test('a key is stored for 24 hours, and can then be used again', async () => {
  const first = await send('createRequest', newRequest);
  clock = new Date(start.getTime() + 24 * hour - 1);
  expect((await send('createRequest', newRequest)).body).toStrictEqual(first.body);
  await deleteExpiredKeys(server.context.db, clock);
  expect((await send('createRequest', newRequest)).body).toStrictEqual(first.body);

  clock = new Date(start.getTime() + 24 * hour);
  const second = await send('createRequest', { ...newRequest, budget: '3' });
  expect(second.status).toBe(201);
  await deleteExpiredKeys(server.context.db, new Date(clock.getTime() + 24 * hour));
  expect(await count('idempotency_keys')).toBe(0);
});
