import type { PurchaseRequest, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor] = [await server.company(), await server.company()];
});
afterAll(() => server.close());

const board = address('listRequests')[1];
const idsOf = (requests: PurchaseRequest[]) => requests.map(({ id }) => id);
/** The ids of a public list of requests. */
const idsAt = async (path: string) => idsOf((await server.call<PurchaseRequest[]>('GET', path)).body);

describe('only what is open to all is', () => {
  /** Where anyone would find a request. */
  async function placesOf({ id }: PurchaseRequest) {
    const found = (ids: string[]) => ids.includes(id);
    const all = await server.call<{ requests: PurchaseRequest[] }>('GET', '/api/search?q=zirconium');
    return {
      alone: (await server.call(...address('getRequest', id))).status,
      first: found(await idsAt(board)),
      narrowed: found(await idsAt(`${board}?q=zirconium`)),
      search: found(await idsAt(`${address('searchRequests')[1]}?q=zirconium`)),
      everything: found(idsOf(all.body.requests)),
    };
  }
  const everywhere = { alone: 200, first: true, narrowed: true, search: true, everything: true };
  const nowhere = { alone: 404, first: false, narrowed: false, search: false, everything: false };

  test('on the board and found by its words', async () => {
    const request = await server.post(client, { request: 'Zirconium tubes' });
    expect(await placesOf(request)).toEqual(everywhere);
    await server.done(client, ['closeRequest', request.id]);
    expect(await placesOf(request)).toEqual(nowhere);
    await server.done(client, ['reopenRequest', request.id]);
    expect(await placesOf(request)).toEqual(everywhere);
    const { id } = await server.quote(vendor, request.id);
    const { order } = await server.done(client, ['acceptQuote', id], { offer: 1 });
    expect(await placesOf(request)).toEqual(nowhere);
    // Its two companies go on reading it.
    expect(await server.read(vendor, ['getRequest', request.id])).toMatchObject({ status: 'awarded' });
    await server.step(vendor, order, 'cancelled', { note: 'No steel.' });
    await server.done(client, ['reopenRequest', request.id]);
    expect(await placesOf(request)).toEqual(everywhere);
  });

  test('and no request to one vendor', async () => {
    const product = await server.addProduct(vendor, { name: 'Zirconium rods' });
    const { request } = await server.done(client, ['requestEstimate'], {
      productId: product.id,
      quantity: 5,
    });
    expect(await placesOf(request)).toEqual(nowhere);
    for (const session of [client, vendor])
      expect(await server.read(session, ['getRequest', request.id])).toStrictEqual(request);
  });
});

describe('the board is narrowed', () => {
  test('by industry, by words, and to what the company has not quoted on', async () => {
    const me = await server.company();
    const post = (request: string, supply_industry: string, by = client) =>
      server.post(by, { request, supply_industry });
    const rods = await post('Molybdenum rods', 'Retail');
    const wire = await post('Molybdenum wire', 'Textiles & Apparel');
    const own = await post('Molybdenum foil', 'Retail', me);
    const ids = async (query: string) =>
      idsOf(await server.read<PurchaseRequest[]>(me, ['listRequests'], `?q=molybdenum${query}`));
    expect(await ids('')).toEqual(idsOf([own, wire, rods]));
    expect(await ids('&industry=Retail')).toEqual(idsOf([own, rods]));
    expect(await ids('&industry=Retail&industry=Textiles%20%26%20Apparel')).toEqual(idsOf([own, wire, rods]));
    expect(await ids('&industry=Farming')).toEqual([]);
    expect(await ids('%20wire')).toEqual([wire.id]);
    // Misspelt words, too.
    expect(await idsAt(`${board}?q=molybdenun%20rods`)).toEqual([rods.id]);
    expect(await ids('&unquoted=true')).toEqual(idsOf([wire, rods]));
    await server.quote(me, rods.id);
    await server.done(me, ['createQuote'], { requestId: wire.id, note: 'Which grade?' });
    expect(await ids('&unquoted=true')).toEqual([]);
    expect(await ids('&unquoted=false')).toHaveLength(3);
    expect((await server.call('GET', `${board}?unquoted=true`)).status).toBe(401);
    expect(await idsAt(`${board}?q=%20`)).toEqual(await idsAt(board));
  });

  test('in pages', async () => {
    const posted: string[] = [];
    for (let n = 0; n < 5; n += 1)
      posted.unshift(
        (await server.post(client, { request: 'Hafnium', supply_industry: `Industry ${n % 2}` })).id,
      );
    const seen: string[] = [];
    let next: string | undefined = `${board}?q=hafnium&industry=Industry%200&industry=Industry%201&limit=2`;
    while (next !== undefined) {
      const page: { body: PurchaseRequest[]; headers: Headers } = await server.call<PurchaseRequest[]>(
        'GET',
        next,
      );
      seen.push(...idsOf(page.body));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(posted);
  });
});

test('the first page, which comes from memory, changes at once', async () => {
  const { id } = await server.post(client);
  const first = async () => {
    const page = await server.call<PurchaseRequest[]>('GET', board);
    return page.body.find((request) => request.id === id)?.quoteCount;
  };
  expect([await first(), await first()]).toEqual([0, 0]);
  const { quote } = await server.done(vendor, ['createQuote'], { requestId: id, note: 'Which grade?' });
  expect(await first()).toBe(0);
  await server.done(vendor, ['makeOffer', quote.id], { offer, after: 0 });
  expect(await first()).toBe(1);
  await server.done(vendor, ['makeOffer', quote.id], { offer, after: 1 });
  expect(await first()).toBe(1);
  await server.done(client, ['closeRequest', id]);
  expect(await first()).toBeUndefined();
  await server.done(client, ['reopenRequest', id]);
  expect(await first()).toBe(1);
});

test('a company’s own requests are listed by status, in pages, to itself', async () => {
  const me = await server.company();
  const product = await server.addProduct(vendor);
  const [open, closed, awarded] = [await server.post(me), await server.post(me), await server.post(me)];
  await server.done(me, ['closeRequest', closed.id]);
  const { id } = await server.quote(vendor, awarded.id);
  await server.done(me, ['acceptQuote', id], { offer: 1 });
  const { request: direct } = await server.done(me, ['requestEstimate'], {
    productId: product.id,
    quantity: 5,
  });
  const sent = async (query = '') =>
    idsOf(await server.read<PurchaseRequest[]>(me, ['listSentRequests', me.user._id], query));
  expect(await sent()).toEqual(idsOf([direct, awarded, closed, open]));
  expect(await sent('?status=open')).toEqual(idsOf([direct, open]));
  expect(await sent('?status=closed')).toEqual([closed.id]);
  expect(await sent('?status=awarded')).toEqual([awarded.id]);
  const path = address('listSentRequests', me.user._id)[1];
  const first = await server.call<PurchaseRequest[]>('GET', `${path}?status=open&limit=1`, {
    token: me.token,
  });
  const next = /^<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
  const second = await server.call<PurchaseRequest[]>('GET', next, { token: me.token });
  expect(idsOf([...first.body, ...second.body])).toEqual(idsOf([direct, open]));
  expect(second.headers.get('link')).toBeNull();
  expect((await server.as(vendor, ['listSentRequests', me.user._id])).status).toBe(403);

  const received = async (query = '') =>
    idsOf(await server.read<PurchaseRequest[]>(vendor, ['listReceivedRequests', vendor.user._id], query));
  expect((await received())[0]).toBe(direct.id);
  await server.done(me, ['closeRequest', direct.id]);
  expect((await received('?status=closed'))[0]).toBe(direct.id);
  expect(await received('?status=open')).not.toContain(direct.id);
  expect((await server.as(me, ['listReceivedRequests', vendor.user._id])).status).toBe(403);
});
