import type { PurchaseRequest, RequestAdded, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let client: Session;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.company({ companyName: 'Lotus Motors' });
});
afterAll(() => server.close());

const form = { request: '40 coils, 1.2 mm', budget: 'Rs. 4 lakh', supply_industry: 'Steel Manufacturing' };
const post = (body: unknown, { token } = client) =>
  server.call<RequestAdded>(...address('createRequest'), { token, body });

describe('createRequest', () => {
  test('posts a request in the name of the session’s company', async () => {
    const images = ['https://pictures.example/1.png'];
    const { status, body } = await post({ ...form, images, client_name: 'Somebody else' });
    expect(status).toBe(201);
    expect(body).toStrictEqual({
      message: 'Request added successfully!',
      request: {
        ...form,
        images,
        files: [],
        id: expect.any(String),
        clientId: client.user._id,
        client_name: 'Lotus Motors',
        clientAvatar: null,
        quantity: null,
        unit: '',
        neededBy: null,
        deliveryPlace: '',
        closesAt: null,
        status: 'open',
        vendorId: null,
        productId: null,
        targetPrice: null,
        quoteCount: 0,
        version: 1,
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    expect((await post(form)).body.request.images).toEqual([]);
  });

  test.each([
    ...['request', 'budget', 'supply_industry'].flatMap(
      (field) =>
        [
          [field, { [field]: undefined }],
          [field, { [field]: ' \t' }],
          [field, { [field]: 42 }],
        ] as const,
    ),
    ['request', { request: 'x'.repeat(5001) }],
    ['budget', { budget: 'x'.repeat(81) }],
    ['supply_industry', { supply_industry: 'x'.repeat(81) }],
    ['images', { images: ['ftp://pictures.example/1.png'] }],
    ['images', { images: 'https://pictures.example/1.png' }],
    ['clientId', { clientId: '01890000-0000-7000-8000-000000000000' }],
  ] as const)('refuses a bad %s (case %#)', async (field, wrong) => {
    const { status, body } = await post({ ...form, ...wrong });
    expect(status).toBe(400);
    const { fields } = body as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
  });
});

describe('listRequests', () => {
  test('shows requests to anyone, newest first, in pages', async () => {
    const texts = ['one', 'two', 'three'];
    for (const request of texts) await post({ ...form, request });
    const path = address('listRequests')[1];
    const first = await server.call<PurchaseRequest[]>('GET', `${path}?limit=2`);
    expect(first.status).toBe(200);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await server.call<PurchaseRequest[]>('GET', next);
    expect([...first.body, ...second.body].slice(0, 3).map(({ request }) => request)).toEqual([
      'three',
      'two',
      'one',
    ]);
    for (const query of ['?limit=0', '?limit=101', '?cursor=x', '?page=1']) {
      expect((await server.call('GET', path + query)).status).toBe(400);
    }
  });
});
