import type { Quote, Session } from '@guildhall/contract';
import { maxNotes, maxOffers } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counter, line, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let rival: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor, rival] = [await server.company(), await server.company(), await server.company()];
});
afterAll(() => server.close());

const read = (session: Session, id: string) => server.read<Quote>(session, ['getQuote', id]);
const make = (session: Session, id: string, terms: object, after: number) =>
  server.as(session, ['makeOffer', id], { offer: terms, after });

describe('makeOffer', () => {
  test('is refused after an offer that is not the last, with the present state', async () => {
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    await make(vendor, id, offer, 1);
    for (const after of [0, 1, 3]) {
      const { status, body } = await make(client, id, counter, after);
      expect([status, body.code]).toEqual([409, 'outdated']);
      expect(body.current).toStrictEqual(await read(client, id));
    }
    expect((await server.as(client, ['declineQuote', id], { after: 1 })).body.code).toBe('outdated');
    expect((await server.as(client, ['acceptQuote', id], { offer: 1 })).body.code).toBe('outdated');
    expect((await server.as(vendor, ['withdrawQuote', id], { after: 1 })).body.code).toBe('outdated');
  });

  test.each(['suspended', 'deactivated'] as const)(
    'nothing goes on with a company that is %s',
    async (status) => {
      const [buyer, seller] = [await server.company(), await server.company()];
      const end = ({ user }: Session) =>
        server.context.db.updateTable('companies').set({ status }).where('id', '=', user._id).execute();
      const refused = { status: 409, body: { message: 'The other company is not active.' } };
      const { id } = await server.quote(seller, (await server.post(client)).id);
      await end(seller);
      expect(await server.as(client, ['acceptQuote', id], { offer: 1 })).toMatchObject(refused);
      expect(await make(client, id, counter, 1)).toMatchObject(refused);
      const asked = await server.quote(vendor, (await server.post(buyer)).id);
      await end(buyer);
      expect(await make(vendor, asked.id, offer, 1)).toMatchObject(refused);
    },
  );

  test('keeps the ids of lines, and gives new ones an id', async () => {
    const { id, offers } = await server.quote(vendor, (await server.post(client)).id, {
      lines: [line, line],
    });
    const [first, second] = offers[0]!.lines.map((each) => each.id);
    expect(first).not.toBe(second);
    const lines = [{ ...line, id: second, quantity: 5 }, line];
    const { body } = await make(client, id, { lines }, 1);
    const kept = body.quote.offers[1]!.lines.map((each) => each.id);
    expect(kept[0]).toBe(second);
    expect([first, second]).not.toContain(kept[1]);
    // A line that was left out is not of the offer before.
    const third = await make(vendor, id, { ...offer, lines: [{ ...line, id: first }] }, 2);
    expect(third.body.fields).toEqual({ 'offer.lines.0.id': 'The offer before has no line with this id.' });
  });

  test.each([
    ['a line that was not there', { id: '01890000-0000-7000-8000-000000000000' }, 'lines.0.id'],
    ['a line twice', 'twice', 'lines'],
    ['a product of another company', 'foreign', 'lines.0.productId'],
    ['a part of a product', { quantity: 1.5, productId: 'own' }, 'lines.0.quantity'],
    ['a quantity with four decimals', { quantity: 1.0001 }, 'lines.0.quantity'],
    [
      'breaks that do not ascend',
      {
        priceBreaks: [
          [9, 90],
          [9, 80],
        ],
      },
      'lines.0.priceBreaks.1.from',
    ],
    [
      'breaks that do not fall',
      {
        priceBreaks: [
          [9, 90],
          [19, 90],
        ],
      },
      'lines.0.priceBreaks.1.price',
    ],
    ['a break that is not cheaper', { priceBreaks: [[9, 100]] }, 'lines.0.priceBreaks.0.price'],
    ['a total that is too large', { quantity: 1e9, unitPrice: 1e10 }, 'lines'],
  ] as const)('refuses %s', async (_name, wrong, field) => {
    const { id, offers } = await server.quote(vendor, (await server.post(client)).id);
    const product = await server.addProduct(wrong === 'foreign' ? rival : vendor);
    const change =
      wrong === 'twice'
        ? { id: offers[0]!.lines[0]!.id }
        : wrong === 'foreign'
          ? { productId: product.id }
          : wrong;
    const changed = {
      ...line,
      ...change,
      ...('productId' in change && { productId: product.id }),
      ...('priceBreaks' in change && {
        priceBreaks: change.priceBreaks.map(([from, price]) => ({ from, price })),
      }),
    };
    const lines = wrong === 'twice' ? [changed, changed] : [changed];
    for (const [session, terms] of [
      [vendor, offer],
      [client, counter],
    ] as const) {
      const { status, body } = await make(session, id, { ...terms, lines }, 1);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`offer.${field}`]]);
    }
    expect((await read(client, id)).offers).toHaveLength(1);
  });

  test('names no archived product, but one that the deal has named before', async () => {
    const [sold, archived] = [await server.addProduct(vendor), await server.addProduct(vendor)];
    const naming = ({ id }: { id: string }) => ({ lines: [{ ...line, productId: id }] });
    const { id } = await server.quote(vendor, (await server.post(client)).id, naming(sold));
    const estimate = { productId: archived.id, quantity: 10 };
    const { quote: asked } = await server.done(client, ['requestEstimate'], estimate);
    for (const product of [sold, archived]) await server.done(vendor, ['archiveProduct', product.id]);
    for (const [session, terms] of [
      [vendor, offer],
      [client, counter],
    ] as const) {
      const { status, body } = await make(session, id, { ...terms, ...naming(archived) }, 1);
      expect([status, body.fields]).toEqual([
        400,
        { 'offer.lines.0.productId': 'This product is archived.' },
      ]);
    }
    expect((await make(client, id, { ...counter, ...naming(sold) }, 1)).status).toBe(201);
    expect((await make(vendor, asked.id, { ...offer, ...naming(archived) }, 0)).status).toBe(201);
  });

  test.each([
    ['without its last day', 'vendor', {}],
    ['with a day that is over', 'vendor', { validUntil: '2020-01-01' }],
    ['that is no day', 'vendor', { validUntil: '2099-02-30' }],
    ['of the client with a last day', 'client', { validUntil: '2099-12-31' }],
  ] as const)('refuses an offer %s', async (_name, party, terms) => {
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    const { status, body } = await make(
      party === 'client' ? client : vendor,
      id,
      { ...counter, ...terms },
      1,
    );
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['offer.validUntil']]);
  });

  test('adds up lines, taxes and shipping, each rounded half up', async () => {
    const lines = [
      // 59.97, and 10.7946 tax.
      { ...line, quantity: 3, unitPrice: 19.99 },
      // 252.525, and 5 % of 252.53.
      { ...line, quantity: 2.5, unit: 'kg', unitPrice: 101.01, taxPercent: 5, hsn: '7209' },
    ];
    const { offers } = await server.quote(vendor, (await server.post(client)).id, { lines, shipping: 50 });
    expect(offers[0]).toMatchObject({
      lines: [
        { amount: 59.97, taxPercent: 18, hsn: '' },
        { amount: 252.53, taxPercent: 5, hsn: '7209' },
      ],
      shippingTaxPercent: 18,
      totals: { goods: 312.5, tax: 32.42, shipping: 50, total: 394.92, unitLanded: null },
    });
    const { id } = await server.quote(vendor, (await server.post(client)).id, { shipping: 10 });
    const { body } = await make(client, id, { ...counter, shipping: 10, shippingTaxPercent: 0 }, 1);
    expect(body.quote.offers.map(({ totals }) => totals)).toEqual([
      { goods: 1000, tax: 181.8, shipping: 10, total: 1191.8, unitLanded: 119.18 },
      { goods: 1000, tax: 180, shipping: 10, total: 1190, unitLanded: 119 },
    ]);
  });

  test('and a note have a limit for a quote', async () => {
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    const full = { offer_count: maxOffers, note_count: maxNotes };
    await server.context.db.updateTable('quotes').set(full).where('id', '=', id).execute();
    expect((await make(vendor, id, offer, maxOffers)).body.code).toBe('limit');
    expect((await server.as(client, ['addNote', id], { text: 'One more.' })).body.code).toBe('limit');
  });
});
