import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect as openSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@guildhall/contract';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('TLS', () => {
  it('is demanded for the future when a proxy on this machine has ended it', async () => {
    for (const path of ['/', '/api/products', '/api/nothing']) {
      const { headers } = await fetch(server.url + path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });
});

describe('a caller who is no proxy of ours', () => {
  it('is not trusted about address and TLS', async () => {
    const app = await buildApp(server.context);
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' },
      payload: { email: 'nobody@saffron.example', password: 'correct horse' },
    });
    await app.close();
    expect(headers).not.toHaveProperty('strict-transport-security');
    const { rows } = await sql<{ key: string }>`select key from attempts where key like 'address:%'`.execute(
      server.context.db,
    );
    expect(rows).toEqual([{ key: 'address:203.0.113.9' }]);
  });
});

/** Fails to log in, from an address of this machine. Returns the address under which that was counted. */
async function attemptFrom(localAddress: string, trustedProxies: string[], headers: Record<string, string>) {
  const node = await startTestServer({ options: { trustedProxies } });
  onTestFinished(() => node.close());
  const outgoing = request(`${node.url}/api/users/login`, {
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  });
  outgoing.end(JSON.stringify({ email: 'nobody@saffron.example', password: 'correct horse' }));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  const attempts = sql<{ key: string }>`select key from attempts where key like 'address:%'`;
  const { rows } = await attempts.execute(node.context.db);
  return {
    address: rows.map(({ key }) => key.replace('address:', '')).join(),
    hsts: answer.headers['strict-transport-security'],
  };
}

describe('what a proxy says of a caller', () => {
  const hsts = 'max-age=31536000; includeSubDomains';
  const client = '203.0.113.9';
  it.each([
    ['by its address', '127.0.0.2', ['127.0.0.2'], client, { address: client, hsts }],
    ['by its range', '127.0.0.2', ['10.0.0.0/8', '127.0.0.2/31'], client, { address: client, hsts }],
    ['not at all', '127.0.0.2', ['127.0.0.1/32'], client, { address: '127.0.0.2', hsts: undefined }],
    ['by another one', '127.0.0.1', ['127.0.0.2/32'], client, { address: '127.0.0.1', hsts: undefined }],
    // The caller's own header, to which the proxy has added the caller's address.
    [
      'and speaks for a liar',
      '127.0.0.2',
      ['127.0.0.2'],
      `198.51.100.1, ${client}`,
      { address: client, hsts },
    ],
    [
      'with one before it',
      '127.0.0.2',
      ['127.0.0.2', '10.0.0.5'],
      `${client}, 10.0.0.5`,
      { address: client, hsts },
    ],
  ])('who is listed %s (%s, %j, %s)', async (_how, from, trusted, forwarded, expected) => {
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' };
    expect(await attemptFrom(from, trusted, headers)).toEqual(expected);
  });
});

describe('what is no call', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('gets a response without what was sent: %s', async (method) => {
    const { hostname, port } = new URL(server.url);
    const socket = openSocket(Number(port), hostname);
    socket.end(`${method} /api/products HTTP/1.1\r\nHost: x\r\nX-Secret: secret-of-nobody\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).not.toMatch(/secret-of-nobody|^HTTP\/1.1 2/);
  });

  it.each([
    'nonsense',
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    'GET /api/users/% HTTP/1.1\r\nHost: x\r\nConnection: close',
  ])('gets a response that is no page: %j', async (sent) => {
    const { hostname, port } = new URL(server.url);
    const socket = openSocket(Number(port), hostname);
    socket.end(`${sent}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  });
});

it('an Expect that nobody can meet is refused as the API does', async () => {
  const outgoing = request(`${server.url}/api/products`, {
    headers: { expect: 'nonsense' },
    agent: false,
  }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['x-content-type-options'],
  ]).toEqual([417, 'application/json; charset=utf-8', 'nosniff']);
  expect(Value.Check(ErrorBody, JSON.parse(await text(answer)))).toBe(true);
});

describe('a Host', () => {
  const answer = async (head: string) => {
    const { hostname, port } = new URL(server.url);
    const socket = openSocket(Number(port), hostname);
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  it.each([
    'Host: a.example\r\nHost: b.example',
    'Host: a.example\r\nhost: a.example',
    'Host: a.example/path',
    'Host: user@a.example',
    'Host: a.example b.example',
    'Host: a.example, b.example',
    'Host: [::1',
    'Host: a.example:99999',
    'X-Other: none',
  ])('that is invalid, missing, or one of two, is refused: %j', async (host) => {
    for (const path of ['/', '/api/products', '/api/nothing', '/api/docs/']) {
      const refused = await answer(`GET ${path} HTTP/1.1\r\n${host}`);
      expect(refused).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({
        code: 'bad_request',
        message: 'The request must have one valid Host header.',
        requestId: expect.any(String) as string,
      });
      expect(refused).toMatch(/^x-content-type-options: nosniff\r$/im);
    }
  });

  it.each(['Host: a.example:3000', 'Host: my_host', 'Host: [::1]:3000', 'Host: xn--p1ai.example', 'Host:'])(
    'that is valid is accepted: %j',
    async (host) => {
      expect(await answer(`GET /api/products HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('is not required in HTTP/1.0', async () => {
    expect(await answer('GET /api/products HTTP/1.0\r\nX-Other: a')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
