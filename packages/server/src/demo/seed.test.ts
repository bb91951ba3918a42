import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ChatMessage,
  CompanyProfile,
  Deal,
  Notification,
  Offer,
  Order,
  OwnProfile,
  PurchaseRequest,
  Quote,
  QuoteSummary,
  Session,
} from '@guildhall/contract';
import {
  CompanyDetails,
  dealViews,
  NewNote,
  NewOffer,
  NewProduct,
  NewRequest,
  OrderStatus,
  QuoteStatus,
  SendMessage,
  SignUp,
  type Product,
} from '@guildhall/contract';
import { toPaise, totalsOf } from '@guildhall/contract/money';
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
    const { body, headers } = await server.call<Row[]>('GET', path, { token: session.token });
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

  test('tells the demo company what has happened, newest first, and of some of it that is unread', async () => {
    const told = await get<Notification[]>('listNotifications', session.user._id);
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(told.map(({ at }) => at)).toStrictEqual(
      told.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(new Set(told.map(({ unread }) => unread)).size).toBe(2);
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

  describe('the deals of the demo company', () => {
    const listDeals = (query = '') => {
      const [, path] = address('listDeals', session.user._id);
      return whole<Deal>(`${path}?limit=100${query}`);
    };
    const quotes = async () => {
      const deals = await listDeals();
      return Promise.all(deals.map(async (deal) => ({ deal, quote: await get<Quote>('getQuote', deal.id) })));
    };
    const orders = async () =>
      Promise.all(
        (await listDeals()).flatMap(({ orderId }) => orderId ?? []).map((id) => get<Order>('getOrder', id)),
      );

    test.each(
      dealViews.flatMap((view) => (['client', 'vendor'] as const).map((side) => [view, side] as const)),
    )('are in the view %s as %s', async (view, side) => {
      expect(await listDeals(`&view=${view}&side=${side}`)).not.toStrictEqual([]);
    });

    test('have every status that a quote and an order can have', async () => {
      const found = await quotes();
      expect(new Set(found.map(({ quote }) => quote.status))).toStrictEqual(new Set(QuoteStatus.enum));
      expect(new Set((await orders()).map(({ status }) => status))).toStrictEqual(new Set(OrderStatus.enum));
      // A question alone, and on both sides a counter-offer that waits for its answer.
      expect(found.some(({ quote }) => quote.offers.length === 0 && quote.notes.length > 0)).toBe(true);
      for (const side of ['client', 'vendor'])
        expect(
          found.some(
            ({ deal, quote }) =>
              deal.side === side && quote.waitsFor === 'vendor' && quote.offers.at(-1)?.by === 'client',
          ),
        ).toBe(true);
    });

    test('add up as the money function says', async () => {
      type Priced = Pick<Order, 'lines' | 'shipping' | 'shippingTaxPercent' | 'totals'>;
      const expectSums = ({ lines, shipping, shippingTaxPercent, totals }: Priced | Offer) => {
        const sums = Object.entries(totals).map(([name, rupees]) => [name, rupees && toPaise(rupees)]);
        expect(Object.fromEntries(sums)).toStrictEqual(
          totalsOf({
            lines: lines.map((line) => ({ ...line, unitPrice: toPaise(line.unitPrice) })),
            shipping: toPaise(shipping),
            shippingTaxPercent,
          }),
        );
      };
      for (const { deal, quote } of await quotes()) {
        quote.offers.forEach(expectSums);
        expect(deal.total).toBe(quote.offers.at(-1)?.totals.total ?? null);
      }
      (await orders()).forEach(expectSums);
    });

    test('say what the contract accepts', async () => {
      for (const { quote } of await quotes()) {
        for (const { lines, shipping, shippingTaxPercent, leadDays, terms, note } of quote.offers) {
          const sent = { lines: lines.map(({ amount: _amount, ...line }) => line), shipping };
          expect(
            ajv.validate(NewOffer, { ...sent, shippingTaxPercent, leadDays, terms, note }),
            ajv.errorsText(),
          ).toBe(true);
        }
        for (const { text } of quote.notes)
          expect(ajv.validate(NewNote, { text }), ajv.errorsText()).toBe(true);
      }
    });

    test('hold a request with quotes that differ in total, lead time and validity', async () => {
      const sent = await get<PurchaseRequest[]>('listSentRequests', session.user._id);
      const compared = sent.find(({ status, quoteCount }) => status === 'open' && quoteCount >= 4);
      const { deliveryPlace, neededBy, quantity, unit } = compared!;
      expect([deliveryPlace, neededBy, quantity, unit].every(Boolean)).toBe(true);
      const summaries = await get<QuoteSummary[]>('listRequestQuotes', compared!.id);
      const last = summaries.map(({ offer }) => offer!);
      const columns: unknown[][] = [
        last.map(({ totals }) => totals.total),
        last.map(({ leadDays }) => leadDays),
        last.map(({ validUntil }) => validUntil),
      ];
      for (const values of columns) {
        expect(values).not.toContain(null);
        expect(new Set(values).size).toBe(compared!.quoteCount);
      }
    });

    test('tell their steps from the first on', async () => {
      for (const { status, events, shipments, lines } of await orders()) {
        expect(events.map(({ kind }) => kind)).toStrictEqual([...new Set(events.map(({ kind }) => kind))]);
        expect(events[0]?.kind).toBe('placed');
        expect(events.at(-1)?.kind).toBe(status);
        expect(shipments.length > 0).toBe(lines.some(({ shipped }) => shipped > 0));
      }
      const parted = (await orders()).find(
        ({ status, lines }) =>
          status === 'dispatched' && lines.some(({ quantity, shipped }) => shipped < quantity),
      );
      expect(parted?.lines.some(({ shipped }) => shipped > 0)).toBe(true);
    });
  });

  test('takes from the stock what confirmed orders hold, and gives back what cancelled ones held', async () => {
    const { db } = server.context;
    const orders = await db.selectFrom('orders').select(['number', 'status', 'lines']).execute();
    const log = await db.selectFrom('stock_changes').selectAll().orderBy('id').execute();
    for (const { number, status, lines } of orders)
      for (const { productId, quantity, taken } of lines) {
        if (productId === null) continue;
        expect(taken, status).toBe(['placed', 'cancelled'].includes(status) ? 0 : quantity);
        const changes = log.filter((each) => each.product_id === productId && each.reason.includes(number));
        expect(changes.reduce((sum, { change }) => sum + change, 0)).toBe(0 - taken);
      }
    // One was confirmed before it was cancelled.
    expect(log.filter(({ change }) => change > 0).map(({ reason }) => reason)).toStrictEqual([
      expect.stringMatching(/^Order GH-\d{4}-\w{8} cancelled$/),
    ]);
    for (const [, { sku, stockQuantity }] of catalogue()) {
      const product = await db
        .selectFrom('products')
        .select(['id', 'stock_quantity'])
        .where('sku', '=', sku!)
        .executeTakeFirstOrThrow();
      const changes = log.filter((each) => each.product_id === product.id);
      const left = changes.reduce((sum, { change }) => sum + change, stockQuantity);
      expect(product.stock_quantity).toBe(left);
      expect(changes.at(-1)?.quantity ?? left).toBe(left);
    }
  });

  test('changes nothing in a database that has companies', async () => {
    const count = async () =>
      Promise.all(
        (['companies', 'products', 'requests', 'quotes', 'connections', 'messages'] as const).map((table) =>
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
