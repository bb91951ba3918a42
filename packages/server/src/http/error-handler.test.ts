import type { ErrorBody } from '@guildhall/contract';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { underWay } from '../../test/faults/under-way.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const lines: string[] = [];
let server: TestServer;
let token: string;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer({ measured: true, onLog: (line) => lines.push(line) });
  const { user, ...session } = await server.company();
  token = session.token;
  companyId = user._id;
  lines.splice(0);
});
afterEach(() => void lines.splice(0));
afterAll(() => server.close());

const createProduct = (body: unknown, headers: Record<string, string> = {}) =>
  server.call<ErrorBody>('POST', '/api/products', { token, body, headers });
const product = { name: 'Bolt', description: 'M8', price: 19.99, category: 'Steel', stockQuantity: 1 };
const uuid = /^[\da-f-]{36}$/;

describe('an error', () => {
  it.each<[string, number, ErrorBody['code'], () => ReturnType<typeof createProduct>]>([
    ['a body that is not JSON', 400, 'bad_request', () => createProduct('{"name":')],
    ['no body', 400, 'bad_request', () => createProduct('')],
    ['a body that is no object', 400, 'invalid_fields', () => createProduct([])],
    ['a body with an invalid field', 400, 'invalid_fields', () => createProduct({ ...product, name: '' })],
    ['an address that cannot be decoded', 400, 'bad_request', () => server.call('GET', '/api/users/%')],
    ['an id that is none', 400, 'invalid_fields', () => server.call('GET', '/api/users/currentUser/7')],
    ['no session', 401, 'unauthorized', () => server.call('POST', '/api/products', { body: product })],
    [
      "somebody else's id",
      403,
      'forbidden',
      () => server.call(...address('listSentConnections', server.context.newId()), { token }),
    ],
    ['an unknown path', 404, 'not_found', () => server.call('GET', '/api/nothing?page=1')],
    ['an unknown method', 404, 'not_found', () => server.call('PATCH', '/api/products')],
    [
      'an unknown company',
      404,
      'not_found',
      () => server.call(...address('getProfile', server.context.newId())),
    ],
    ['a large body', 413, 'payload_too_large', () => createProduct({ description: 'x'.repeat(300_000) })],
    [
      'a body of another type',
      415,
      'unsupported_media_type',
      () => createProduct('name=Bolt', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
  ])('of %s has %i %s', async (_name, status, code, call) => {
    const answer = await call();
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body.message).toMatch(/^\w[^\n]*\.$/);
    expect(answer.body.requestId).toMatch(uuid);
    expect(lines).toHaveLength(1);
    const { companyId: caller, ...line } = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect([undefined, companyId]).toContain(caller);
    expect(line).toStrictEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: hostname(),
      reqId: answer.body.requestId,
      event: 'refused',
      status,
      code,
      req: {
        method: expect.any(String),
        path: expect.stringMatching(/^\/api\/[^?]*$/),
        ip: '127.0.0.1',
      },
      msg: 'Refused',
    });
  });

  it("of somebody else's id is logged with the company that asked", async () => {
    await server.call(...address('listSentConnections', server.context.newId()), { token });
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'refused', status: 403, companyId });
  });

  it('of a missing session has a WWW-Authenticate header', async () => {
    const { headers } = await server.call('POST', '/api/products', { body: product });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('of the server shows no cause and is logged with its request id', async () => {
    const { db } = server.context;
    await sql`alter view board_requests rename to lost`.execute(db);
    const { status, body } = await server.call<ErrorBody>('GET', '/api/requests');
    await sql`alter view lost rename to board_requests`.execute(db);
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        code: 'internal_error',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.stringMatching(uuid) as string,
      },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('relation \\"board_requests\\" does not exist');
    expect(lines[0]).toContain(body.requestId);
  });

  it('of a call whose caller has disconnected is one short line', async () => {
    const { db } = server.context;
    await db.transaction().execute(async (locking) => {
      await sql`lock table products in access exclusive mode`.execute(locking);
      const caller = new AbortController();
      const call = fetch(`${server.url}/api/products`, { signal: caller.signal });
      const waiting = sql`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await sql`select from ${waiting}`.execute(db)).rows).toHaveLength(1);
      caller.abort();
      await expect(call).rejects.toThrow('aborted');
      await expect.poll(() => underWay(server)).toBe(0);
      await sql`select pg_terminate_backend(pid) from ${waiting}`.execute(db);
      await expect.poll(() => lines.filter((line) => line.includes('reqId'))).toHaveLength(1);
    });
    expect(JSON.parse(lines.find((line) => line.includes('reqId'))!)).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: hostname(),
      reqId: expect.stringMatching(uuid) as string,
      event: 'aborted',
      req: { method: 'GET', path: '/api/products', ip: '127.0.0.1' },
      msg: 'Aborted',
    });
  });

  it('of too many log-ins says when to try again, for this account only', async () => {
    const logIn = (email: string) =>
      server.call<ErrorBody>(...address('logIn'), { body: { email, password: 'wrong password' } });
    const before = Date.now();
    const attempts = Array.from({ length: 10 }, () => logIn('victim@example.com'));
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    const refused = await logIn('Victim@Example.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(refused.headers.get('retry-after'));
    const passed = Math.ceil((Date.now() - before) / 1000);
    expect(wait).toBeGreaterThanOrEqual(900 - passed);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await logIn('other@example.com')).toMatchObject({ status: 401 });
  });
});
