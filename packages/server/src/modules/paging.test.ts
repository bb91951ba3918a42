import type { Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProduct, newRequest } from '../../test/authorization-matrix.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.company();
});
afterAll(() => server.close());

const lists = [
  ['listProducts', 'createProduct', newProduct],
  ['listVendorProducts', 'createProduct', newProduct],
  ['listRequests', 'createRequest', newRequest],
] as const;

test.each(lists)(
  '%s: who reads on while rows come in misses none and sees none twice',
  async (list, create, body) => {
    const add = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => server.call(...address(create), { token: session.token, body })),
      );
    await add(12);
    const [, path] = address(list, session.user._id);
    const { body: before } = await server.call<{ id: string }[]>('GET', `${path}?limit=100`);

    const read: { id: string }[] = [];
    const adding: Promise<unknown>[] = [];
    for (let next: string | undefined = `${path}?limit=5`; next !== undefined;) {
      const page: Awaited<ReturnType<typeof server.call<{ id: string }[]>>> = await server.call('GET', next);
      read.push(...page.body);
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      // More than a page is added between two pages, and while the next one is read.
      await add(3);
      adding.push(add(3));
    }
    await Promise.all(adding);
    expect(read).toEqual(before);
  },
);
