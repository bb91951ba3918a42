import { connect as openSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('TLS', () => {
  it('is asked for in future where a proxy on this machine has ended it', async () => {
    for (const path of ['/', '/api/products', '/api/nothing']) {
      const { headers } = await fetch(server.url + path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });
});

describe('a caller who is no proxy of ours', () => {
  it('is not believed about address and TLS', async () => {
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

describe('what is no call', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('is not answered with what was sent: %s', async (method) => {
    const { hostname, port } = new URL(server.url);
    const socket = openSocket(Number(port), hostname);
    socket.end(`${method} /api/products HTTP/1.1\r\nHost: x\r\nX-Secret: told-to-nobody\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).not.toMatch(/told-to-nobody|^HTTP\/1.1 2/);
  });

  it.each([
    'nonsense',
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    'GET /api/users/% HTTP/1.1\r\nHost: x\r\nConnection: close',
  ])('is answered with what is no page: %j', async (sent) => {
    const { hostname, port } = new URL(server.url);
    const socket = openSocket(Number(port), hostname);
    socket.end(`${sent}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  });
});
