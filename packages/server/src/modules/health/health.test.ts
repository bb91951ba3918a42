import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('answers 200 while the database does', async () => {
  expect(await server.call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
