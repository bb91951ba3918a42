import type { SearchResults } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProduct, newRequest } from '../../../test/authorization-matrix.ts';
import { openStream } from '../../../test/event-stream.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['deactivated', 200],
  ['leaving', 200],
  ['suspended', 403],
  ['erased', 401],
] as const)(
  'a company that is %s is seen by nobody, its sessions end, and a log-in of its owner answers %i',
  async (status, answer) => {
    const { db, bus } = server.context;
    const viewer = await server.company();
    const { user, token } = await server.company({ companyName: `Zinc ${status}` });
    const call = async <Body>(path: readonly [string, string], body?: object, by = viewer.token) =>
      (await server.call<Body>(...path, { token: by, ...(body && { body }) })).body;
    const added = await call<{ product: { id: string } }>(address('createProduct'), newProduct, token);
    await call(address('createRequest'), newRequest, token);
    const isListed = async () => {
      const [method, path] = address('search');
      const search = (q: string) => call<SearchResults>([method, `${path}?q=${encodeURIComponent(q)}`]);
      const lists = await Promise.all([
        call(address('listProducts')),
        call(address('listVendorProducts', user._id)),
        call(address('listRequests')),
        call(address('listCompanies', viewer.user._id)),
        call(address('listNewCompanies', viewer.user._id)),
        search(`Zinc ${status}`),
        search('Steel coil'),
      ]);
      return lists.map((list) => JSON.stringify(list).includes(user._id));
    };
    const statusOf = async (path: readonly [string, string]) =>
      (await server.call(...path, { token: viewer.token })).status;
    expect(await isListed()).toEqual(Array(7).fill(true));
    const stream = await openStream(server.url, token);

    await db.updateTable('companies').set({ status }).where('id', '=', user._id).execute();
    await bus.catchUp();
    expect(await isListed()).toEqual(Array(7).fill(false));
    expect(await statusOf(address('getProfile', user._id))).toBe(404);
    expect(await statusOf(address('getProduct', added.product.id))).toBe(404);
    const asked = { senderUserId: viewer.user._id, receiverUserId: user._id };
    expect(
      (await server.call(...address('sendConnection'), { token: viewer.token, body: asked })).status,
    ).toBe(404);
    expect(await stream.ended).toBe('ended');
    expect((await server.call(...address('listSessions'), { token })).status).toBe(401);
    const logIn = { email: user.email, password: 'correct horse' };
    expect((await server.call(...address('logIn'), { body: logIn })).status).toBe(answer);

    await db.updateTable('companies').set({ status: 'active' }).where('id', '=', user._id).execute();
    expect(await isListed()).toEqual(Array(7).fill(true));
    expect((await server.call(...address('logIn'), { body: logIn })).status).toBe(200);
  },
);
