import { endpoints } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

const ours = 'https://app.example.com';
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  server = await startTestServer({ options: { allowedOrigins: [ours] } });
  closed = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const ask = ({ url }: TestServer, origin: string) =>
  fetch(url + endpoints.sendMessage[1], {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

test('a listed origin may call with a token, and needs one preflight request in two hours', async () => {
  const { status, headers } = await ask(server, ours);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(ours);
  expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('access-control-max-age')).toBe('7200');
});

test('it reads the address of the next page', async () => {
  const { headers } = await fetch(server.url + endpoints.listProducts[1], { headers: { origin: ours } });
  expect(headers.get('access-control-allow-origin')).toBe(ours);
  expect(headers.get('access-control-expose-headers')).toMatch(/link/i);
  expect(headers.get('vary')).toMatch(/origin/i);
});

test.each(['https://evil.example', `${ours}.evil.example`, 'http://app.example.com', 'null'])(
  '%s may not',
  async (origin) => {
    expect((await ask(server, origin)).headers.get('access-control-allow-origin')).not.toBe(origin);
  },
);

test('without a list nobody may', async () => {
  expect((await ask(closed, ours)).headers.get('access-control-allow-origin')).toBeNull();
});
