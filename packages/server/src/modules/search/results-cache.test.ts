import {
  CompanyProfile,
  type Product,
  type ProductAdded,
  type SearchResults,
  type Session,
} from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf, namesExcept } from '#db/columns.ts';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { block } from '../../../test/blocks.ts';
import { connect } from '../../../test/connections.ts';
import { recordStatements } from '../../../test/statements.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

const nodes: TestServer[] = [];
let vendor: Session;
let other: Session;
beforeAll(async () => {
  const options = { options: { writeLimit: 1_000_000 }, receivesEvents: 'when asked' } as const;
  nodes.push(await startTestServer(options));
  const { databaseUrl } = nodes[0]!;
  for (const _ of [1, 2]) nodes.push(await startTestServer({ ...options, databaseUrl }));
  vendor = await nodes[0]!.company({ companyName: 'Cardamom Works' });
  other = await nodes[0]!.company({ companyName: 'Other' });
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

const write = async <Body>(
  name: Parameters<typeof address>[0],
  ids: string[] = [],
  body?: object,
  node = nodes[0]!,
) => {
  const written = await node.call<Body>(...address(name, ...ids), { token: vendor.token, body });
  expect(written.status).toBeLessThan(300);
  return written.body;
};
const add = async (name: string): Promise<Product> =>
  (await write<ProductAdded>('createProduct', [], { ...newProduct, name })).product;
const search = async (
  q = 'cardamom',
  { token, node = nodes[1]! }: { token?: string; node?: TestServer } = {},
) => {
  const path = `${address('search')[1]}?q=${encodeURIComponent(q)}`;
  const { status, body } = await node.call<SearchResults>('GET', path, { ...(token && { token }) });
  expect(status).toBe(200);
  return body;
};
const count = async (...asked: Parameters<typeof search>) =>
  (await recordStatements(() => search(...asked))).length;

describe('a search that is repeated', () => {
  test('has the same results, also in other letters, and needs no statement, or one for a company', async () => {
    await add('Cardamom pods');
    const first = await search();
    expect(await count('cardamom')).toBe(0);
    expect(await count(' CARDAMOM ')).toBe(0);
    expect(await search(' CARDAMOM ')).toEqual(first);
    await search('cardamom', { token: other.token });
    expect(await count('cardamom', { token: other.token })).toBe(1);
    expect(await count('cardamom pods')).toBeGreaterThan(0);
  });

  test('is one search when it is repeated before it has results', async () => {
    await add('Cardamom seeds');
    const alone = await count('cardamom seeds');
    await add('Cardamom oil');
    const together = await recordStatements(() =>
      Promise.all(Array.from({ length: 20 }, () => search('cardamom seeds'))),
    );
    expect(together).toHaveLength(alone);
  });

  test('shows nobody what another one sees', async () => {
    const blocked = await nodes[0]!.company({ companyName: 'Blocked' });
    await block(nodes[0]!, vendor, blocked.user._id);
    const connection = await connect(nodes[0]!, vendor, other);
    const seenBy = async (token?: string) => {
      const { companies, products } = await search('cardamom', { ...(token && { token }) });
      return [companies.map(({ connection }) => connection?._id ?? null), products.length > 0];
    };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await seenBy()).toEqual([[null], true]);
      expect(await seenBy(other.token)).toEqual([[connection], true]);
      expect(await seenBy(blocked.token)).toEqual([[], false]);
      expect(await seenBy(vendor.token)).toEqual([[null], true]);
    }
    // At once, when one statement reads the connections of all.
    expect(await Promise.all([vendor.token, other.token, undefined].map(seenBy))).toEqual([
      [[null], true],
      [[connection], true],
      [[null], true],
    ]);
  });

  test('follows every change of a product or a request, on every node', async () => {
    const { id } = await add('Cardamom, green');
    const shown = async () => (await search('green')).products[0];
    expect(await shown()).toMatchObject({ name: 'Cardamom, green' });
    await write('updateProduct', [id], { name: 'Cardamom, very green' });
    expect(await shown()).toMatchObject({ name: 'Cardamom, very green' });
    await write('changeStock', [id], { change: 5, reason: 'received' });
    expect(await shown()).toMatchObject({ stockQuantity: newProduct.stockQuantity + 5 });
    await write('archiveProduct', [id]);
    expect(await shown()).toBeUndefined();
    await write('restoreProduct', [id]);
    expect(await shown()).toBeDefined();
    const requests = async () => (await search('green')).requests.length;
    expect(await requests()).toBe(0);
    await write('createRequest', [], { request: 'Green tea', budget: '1', supply_industry: 'Retail' });
    expect(await requests()).toBe(1);
    // By hand, as an operator might.
    const { db } = nodes[0]!.context;
    await sql`delete from products where id = ${id}`.execute(db);
    expect(await shown()).toBeUndefined();
    await sql`truncate requests cascade`.execute(db);
    expect(await requests()).toBe(0);
  });

  test.each(namesExcept(CompanyProfile.properties, ['_id', 'id']))(
    'follows a change of the %s of a company',
    async (name) => {
      const { db } = nodes[0]!.context;
      const shown = async () => (await search()).companies.find(({ _id }) => _id === vendor.user._id)?.[name];
      const before = await shown();
      const column = sql.ref(columnsOf('companies', [name])[0]!.split(' as ')[0]!.split('.')[1]!);
      await sql`update companies set ${column} = 'cardamom, changed' where id = ${vendor.user._id}`.execute(
        db,
      );
      expect(await shown()).toBe('cardamom, changed');
      await sql`update companies set ${column} = ${before} where id = ${vendor.user._id}`.execute(db);
      expect(await shown()).toBe(before);
    },
  );

  test('follows the coming and going of companies', async () => {
    const { db } = nodes[0]!.context;
    const found = async () => (await search('juniper')).found.companies;
    expect(await found()).toBe(0);
    const { user } = await nodes[0]!.company({ companyName: 'Juniper' });
    expect(await found()).toBe(1);
    const change = (status: 'active' | 'suspended') =>
      db.updateTable('companies').set({ status }).where('id', '=', user._id).execute();
    await change('suspended');
    expect(await found()).toBe(0);
    await change('active');
    expect(await found()).toBe(1);
    await sql`delete from companies where id = ${user._id}`.execute(db);
    expect(await found()).toBe(0);
  });

  test('is never older than a write that any node has answered', async () => {
    const { id, stockQuantity } = await add('Saffron');
    const stockOf = async (node: TestServer) =>
      (await search('saffron', { node })).products[0]!.stockQuantity;
    for (let turn = 1; turn <= 30; turn += 1) {
      const [writer, ...others] = [0, 1, 2].map((step) => nodes[(turn + step) % 3]!);
      await write('changeStock', [id], { change: 1, reason: 'received' }, writer);
      const stocks = await Promise.all([...others, ...others].map(stockOf));
      expect(new Set(stocks)).toEqual(new Set([stockQuantity + turn]));
    }
  });
});
