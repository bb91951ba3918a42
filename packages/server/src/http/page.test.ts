import type { ErrorBody, PurchaseRequest } from '@guildhall/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.company());
  for (let number = 1; number <= 5; number += 1) await add(number);
});
afterAll(() => server.close());

const add = (number: number) =>
  server.call('POST', '/api/requests', {
    token,
    body: { request: `${number}`, budget: '1', supply_industry: 'Retail' },
  });
const list = async (path: string) => {
  const { body, headers } = await server.call<PurchaseRequest[]>('GET', path);
  return { seen: body.map(({ request }) => request), link: headers.get('link') };
};
const next = (link: string | null) => /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? 'no link';

it('runs from the newest row to the oldest, whatever is added meanwhile', async () => {
  const first = await list('/api/requests?limit=2');
  expect(first.seen).toEqual(['5', '4']);
  await add(6);
  const second = await list(next(first.link));
  expect(second.seen).toEqual(['3', '2']);
  const third = await list(next(second.link));
  expect(third).toEqual({ seen: ['1'], link: null });
});

it('ends without a link when the last page is full', async () => {
  const all = await list('/api/requests?limit=6');
  expect(all).toMatchObject({ seen: ['6', '5', '4', '3', '2', '1'], link: null });
});

it.each(['nonsense', 'YQ', ''])('refuses the cursor %j', async (cursor) => {
  const { status, body } = await server.call<ErrorBody>('GET', `/api/requests?cursor=${cursor}`);
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { cursor: 'cursor is not one that this list has given.' },
  });
});
