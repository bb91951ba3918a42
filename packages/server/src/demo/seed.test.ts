import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatMessage, CompanyProfile, OwnProfile, PurchaseRequest, Session } from '@guildhall/contract';
import {
  CompanyDetails,
  NewProduct,
  NewRequest,
  SendMessage,
  SignUp,
  type Product,
} from '@guildhall/contract';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHttpUrl } from '#http/formats.ts';
import { inputFormats } from '#http/validation.ts';
import { findPriceBreakErrors } from '#modules/products/price-breaks.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { awarded } from './awarded.ts';
import { companies, type CompanyKey } from './companies.ts';
import { connected, pending } from './connections.ts';
import { conversations } from './conversations.ts';
import { requests } from './requests.ts';
import { catalogue, demoLogIn, interleave, seedDemo } from './seed.ts';

const pictureFolder = join(import.meta.dirname, '../../demo-pictures');
const ownPicture = /^\/demo\/([a-z\d-]+\.svg)$/;

const isOwnPicture = (text: string) => ownPicture.test(text) && !isHttpUrl(text);

/** Pictures of the demo come from the server itself; all else follows the contract. */
const ajv = new Ajv({
  allErrors: true,
  formats: { ...inputFormats, 'http-url': isOwnPicture, 'picture-url': isOwnPicture },
});
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the data', () => {
  test.each(Object.entries(companies))(
    '%s has a whole profile that the contract accepts',
    (_key, company) => {
      const { companyName, email, ...details } = company;
      expect(ajv.validate(CompanyDetails, details), ajv.errorsText()).toBe(true);
      expect(Object.values(details).filter((value) => value === null || value.length === 0)).toStrictEqual(
        [],
      );
      expect(
        ajv.validate(SignUp, { companyName, email, password: demoLogIn.password }),
        ajv.errorsText(),
      ).toBe(true);
    },
  );

  test.each(catalogue().map(([, product]) => [product.name, product] as const))(
    'the contract accepts %s',
    (_name, product) => {
      expect(ajv.validate(NewProduct, product), ajv.errorsText()).toBe(true);
      expect(findPriceBreakErrors(product)).toEqual({});
      expect(product.images?.length).toBeGreaterThan(0);
    },
  );

  test('the contract accepts every request and message', () => {
    for (const { client: _client, neededIn: _in, closesIn: _until, quotes: _quotes, ...request } of [
      ...requests,
      ...awarded.map(({ hoursAgo: _ago, ...request }) => request),
    ])
      expect(ajv.validate(NewRequest, request), ajv.errorsText()).toBe(true);
    for (const [, , content] of conversations.flat())
      expect(ajv.validate(SendMessage, { senderId: id, receiverId: id, content }), ajv.errorsText()).toBe(
        true,
      );
  });

  test('every picture exists', () => {
    const images = [
      ...Object.values(companies).map(({ avatar }) => avatar ?? ''),
      ...catalogue().flatMap(([, product]) => product.images ?? []),
      ...[...requests, ...awarded].flatMap((request) => request.images ?? []),
    ];
    const missing = images.filter((image) => {
      const file = ownPicture.exec(image)?.[1];
      return file === undefined || !existsSync(join(pictureFolder, file));
    });
    expect(missing).toStrictEqual([]);
  });

  test('no two products share a stock number or a name', () => {
    const products = catalogue().map(([, product]) => product);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });

  test('a pair of companies is connected or pending once, and only connected ones chat', () => {
    const pair = (...names: CompanyKey[]) => [...new Set(names)].toSorted().join(' ');
    const links = [...connected, ...pending].map(([a, b]) => pair(a, b));
    expect(new Set(links).size).toBe(links.length);

    const friends = connected.map(([a, b]) => pair(a, b));
    for (const messages of conversations) {
      expect(friends).toContain(pair(...messages.map(([sender]) => sender)));
      const ages = messages.map(([, minutesAgo]) => minutesAgo);
      expect(ages).toStrictEqual(ages.toSorted((a, b) => b - a));
    }
  });
});

test('interleave takes one of each list in turn', () => {
  expect(interleave([['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']])).toStrictEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
});

describe('seedDemo', () => {
  let server: TestServer;
  let session: Session;
  beforeAll(async () => {
    server = await startTestServer();
    expect(await seedDemo(server.context)).toStrictEqual(demoLogIn);
    const { status, body } = await server.call<Session>(...address('logIn'), { body: demoLogIn });
    expect(status).toBe(200);
    session = body;
  });
  afterAll(() => server.close());

  const get = async <Body>(name: Parameters<typeof address>[0], ...ids: string[]) => {
    const { status, body } = await server.call<Body>(...address(name, ...ids), { token: session.token });
    expect(status).toBe(200);
    return body;
  };
  const whole = async <Row>(path: string): Promise<Row[]> => {
    const { body, headers } = await server.call<Row[]>('GET', path);
    const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
    return next ? [...body, ...(await whole<Row>(next))] : body;
  };

  test('lists a market of many companies, products and requests', async () => {
    const products = await whole<Product>('/api/products?limit=100');
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(products.some(({ stockQuantity }) => stockQuantity === 0)).toBe(true);
    expect((await whole<PurchaseRequest>('/api/requests?limit=100')).length).toBeGreaterThanOrEqual(20);
    const others = await get<CompanyProfile[]>('listCompanies', session.user._id);
    expect(others.length).toBeGreaterThanOrEqual(11);
  });

  test('mixes the vendors on the first page', async () => {
    const { body } = await server.call<Product[]>('GET', '/api/products?limit=10');
    expect(new Set(body.map(({ vendorName }) => vendorName)).size).toBe(10);
    expect(body.map(({ createdAt }) => createdAt)).toStrictEqual(
      body.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
    );
  });

  test('gives the demo company something on every tab', async () => {
    const me = session.user._id;
    expect((await get<unknown[]>('listNewCompanies', me)).length).toBeGreaterThanOrEqual(3);
    expect((await get<unknown[]>('listSentConnections', me)).length).toBeGreaterThanOrEqual(2);
    expect((await get<unknown[]>('listPendingConnections', me)).length).toBeGreaterThanOrEqual(2);
    expect((await get<OwnProfile>('getProfile', me)).connections.length).toBeGreaterThanOrEqual(5);
    expect((await get<unknown[]>('listVendorProducts', me)).length).toBeGreaterThanOrEqual(4);
  });

  test('fills the conversations, and they continue', async () => {
    const me = session.user._id;
    const friends = session.user.connections;
    const talks = await Promise.all(
      friends.map((friend) => get<ChatMessage[]>('listMessages', me, friend._id)),
    );
    expect(talks.filter((messages) => messages.length >= 3).length).toBeGreaterThanOrEqual(6);

    const [friend] = friends;
    const before = await get<ChatMessage[]>('listMessages', me, friend?._id ?? '');
    const sent = await server.call(...address('sendMessage'), {
      token: session.token,
      body: { senderId: me, receiverId: friend?._id, content: 'And one more.' },
    });
    expect(sent.status).toBe(201);
    const after = await get<ChatMessage[]>('listMessages', me, friend?._id ?? '');
    expect(after.slice(0, -1)).toStrictEqual(before);
    expect(after.at(-1)?.content).toBe('And one more.');
  });

  test('changes nothing in a database that has companies', async () => {
    const count = async () =>
      Promise.all(
        (['companies', 'products', 'requests', 'connections', 'messages'] as const).map((table) =>
          server.context.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirst(),
        ),
      );
    const before = await count();
    expect(await seedDemo(server.context)).toStrictEqual(demoLogIn);
    expect(await count()).toStrictEqual(before);
  });
});

test('seedDemo does not change a database of other companies, and returns no log-in for it', async () => {
  const server = await startTestServer();
  try {
    await server.company();
    expect(await seedDemo(server.context)).toBeUndefined();
    const { body } = await server.call<Product[]>('GET', '/api/products');
    expect(body).toStrictEqual([]);
  } finally {
    await server.close();
  }
});

test('two servers that start on one empty database seed it once', async () => {
  const server = await startTestServer();
  try {
    const both = await Promise.all([seedDemo(server.context), seedDemo(server.context)]);
    expect(both).toStrictEqual([demoLogIn, demoLogIn]);
  } finally {
    await server.close();
  }
});
