import type { Product, ProductAdded, PurchaseRequest, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProduct } from '../../test/authorization-matrix.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const nodes: TestServer[] = [];
let vendor: Session;
const [, products] = address('listProducts');
const [, requests] = address('listRequests');
const ofVendor = () => address('listVendorProducts', vendor.user._id)[1];

beforeAll(async () => {
  const options = { options: { writeLimit: 1_000_000 }, receivesEvents: 'when asked' } as const;
  nodes.push(await startTestServer(options));
  const { databaseUrl } = nodes[0]!;
  for (const _ of [1, 2]) nodes.push(await startTestServer({ ...options, databaseUrl }));
  vendor = await nodes[0]!.company({ companyName: 'Lotus Steel' });
  await add('Steel coil');
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

const write = async (name: Parameters<typeof address>[0], ids: string[], body?: object, node = nodes[0]!) => {
  const written = await node.call(...address(name, ...ids), { token: vendor.token, body });
  expect(written.status).toBeLessThan(300);
  return written.body;
};
async function add(name: string): Promise<Product> {
  return ((await write('createProduct', [], { ...newProduct, name })) as ProductAdded).product;
}
const read = async (path: string, headers: Record<string, string> = {}, node = nodes[1]!) => {
  const { status, body, headers: got } = await node.call<Product[]>('GET', path, { headers });
  return { status, body, etag: got.get('etag'), link: got.get('link'), cache: got.get('cache-control') };
};

describe('a page of a list', () => {
  test.each([
    ['of products', () => products],
    ['of a vendor’s products', ofVendor],
    ['of requests', () => requests],
  ])('%s is answered 304 until it changes', async (_list, path) => {
    const { etag, cache } = await read(path());
    expect(cache).toBe('private, no-cache');
    const again = await read(path(), { 'if-none-match': etag! });
    expect(again).toMatchObject({ status: 304, body: null, etag, cache });
    await write('createRequest', [], { request: 'Coils', budget: '1', supply_industry: 'Retail' });
    await add('Another coil');
    const changed = await read(path(), { 'if-none-match': etag! });
    expect(changed.status).toBe(200);
    expect(changed.etag).not.toBe(etag);
  });

  test('has the same rows and next page when it comes from memory', async () => {
    for (let count = 0; count < 21; count += 1) await add(`Coil ${count}`);
    const [first, fromMemory] = [await read(products), await read(products)];
    expect(fromMemory).toEqual(first);
    expect(first.body).toHaveLength(20);
    const next = await read(/<([^>]+)>/.exec(fromMemory.link!)![1]!);
    const all = await read(`${products}?limit=40`);
    expect([...first.body, ...next.body].slice(0, 40)).toEqual(all.body);
  });

  test('is not the first page when it is narrowed, sorted or of another length', async () => {
    await read(products);
    expect((await read(`${products}?sort=name`)).body[0]!.name).toBe('Another coil');
    expect((await read(`${products}?limit=1`)).body).toHaveLength(1);
    expect((await read(`${products}?q=zeppelin`)).body).toEqual([]);
  });

  test('follows every change of what it shows, on every node', async () => {
    const { id } = await add('Changing');
    const company = vendor.user._id;
    const { db } = nodes[0]!.context;
    const change = (columns: object) =>
      db.updateTable('companies').set(columns).where('id', '=', company).execute();
    const shown = async () => (await read(products)).body.find((row) => row.id === id);
    await expect(shown()).resolves.toMatchObject({ name: 'Changing', vendorName: 'Lotus Steel' });
    await write('updateProduct', [id], { name: 'Changed' });
    await expect(shown()).resolves.toMatchObject({ name: 'Changed' });
    await write('changeStock', [id], { change: 5, reason: 'received' });
    await expect(shown()).resolves.toMatchObject({ stockQuantity: newProduct.stockQuantity + 5 });
    await change({ company_name: 'Lotus Metals' });
    await expect(shown()).resolves.toMatchObject({ vendorName: 'Lotus Metals' });
    const client = async () =>
      (await nodes[2]!.call<PurchaseRequest[]>('GET', requests)).body[0]?.client_name;
    await expect(client()).resolves.toBe('Lotus Metals');
    await change({ company_name: 'Lotus Iron' });
    await expect(client()).resolves.toBe('Lotus Iron');
    await write('archiveProduct', [id]);
    await expect(shown()).resolves.toBeUndefined();
    await write('restoreProduct', [id]);
    await expect(shown()).resolves.toBeDefined();
    // By hand, as an operator might.
    await sql`delete from products where id = ${id}`.execute(db);
    await expect(shown()).resolves.toBeUndefined();
    await change({ status: 'suspended' });
    await expect(read(products)).resolves.toMatchObject({ body: [] });
    await expect(read(ofVendor())).resolves.toMatchObject({ body: [] });
    await expect(client()).resolves.toBeUndefined();
    await change({ status: 'active' });
    await expect(read(products)).resolves.not.toMatchObject({ body: [] });
    for (const path of [products, ofVendor(), requests]) await read(path);
    await sql`truncate products, requests cascade`.execute(db);
    for (const path of [products, ofVendor(), requests])
      await expect(read(path)).resolves.toMatchObject({ body: [] });
    vendor = (
      await nodes[0]!.call<Session>(...address('logIn'), {
        body: { email: vendor.user.email, password: 'correct horse' },
      })
    ).body;
  });

  test('is compressed for who takes it so, once for all, and has one ETag', async () => {
    for (let count = 0; count < 20; count += 1) await add(`Coil ${count}`);
    const readAs = async (accepted: string, path = products) => {
      const response = await fetch(nodes[1]!.url + path, { headers: { 'accept-encoding': accepted } });
      const { headers } = response;
      expect(headers.get('vary')).toBe('accept-encoding');
      return {
        encoding: headers.get('content-encoding'),
        size: Number(headers.get('content-length')),
        etag: headers.get('etag'),
        text: await response.text(),
      };
    };
    const plain = await readAs('identity');
    expect(plain.encoding).toBeNull();
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['gzip;q=0.5, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { size, ...answer } = await readAs(accepted);
      expect(answer).toEqual({ encoding, etag: plain.etag, text: plain.text });
      expect(size).toBeLessThan(plain.size / 4);
    }
    expect((await readAs('gzip, br', `${products}?limit=20`)).encoding).toBeNull();
  });

  test('is never older than a write that any node has answered', async () => {
    const rows = await Promise.all(['A', 'B', 'C', 'D'].map((name) => add(`Stock of ${name}`)));
    let stale = 0;
    const stockOf = async (node: TestServer, path: string, id: string) =>
      (await node.call<Product[]>('GET', path)).body.find((row) => row.id === id)!.stockQuantity;
    const turns = rows.map(async ({ id, stockQuantity }, index) => {
      for (let turn = 1; turn <= 50; turn += 1) {
        const [writer, ...others] = [0, 1, 2].map((step) => nodes[(index + turn + step) % 3]!);
        await write('changeStock', [id], { change: 1, reason: 'received' }, writer);
        const path = turn % 2 === 0 ? products : ofVendor();
        for (const stock of await Promise.all(others.map((node) => stockOf(node, path, id))))
          if (stock !== stockQuantity + turn) stale += 1;
      }
    });
    await Promise.all(turns);
    expect(stale).toBe(0);
  });
});
