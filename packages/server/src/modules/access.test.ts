import { endpoints, routes, type EndpointName } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const id = '01890000-0000-7000-8000-000000000000';
const names = Object.keys(endpoints) as EndpointName[];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const withAccess = (access: 'public' | 'session') => names.filter((name) => routes[name].access === access);

test('the contract has endpoints of both kinds', () => {
  expect(withAccess('session')).not.toHaveLength(0);
  expect(withAccess('public')).not.toHaveLength(0);
});

test.each(withAccess('session'))('%s asks for a session, and no made-up one will do', async (name) => {
  const { token } = await server.company({ email: `${name}@x.example` });
  const wrong = [
    undefined,
    '',
    'x',
    'x'.repeat(43),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ];
  for (const authorization of wrong
    .map((text) => (text === undefined ? undefined : `Bearer ${text}`))
    .concat(token, `Basic ${token}`)) {
    const { status, body } = await server.call(...address(name, id, id), {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(status, authorization).toBe(401);
    expect(body).toMatchObject({
      code: 'unauthorized',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

test.each(withAccess('public'))('%s asks for none', async (name) => {
  expect((await server.call(...address(name, id, id))).status).not.toBe(401);
});
