import { type ImportReport, type Product, type SearchResults, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvHeader, newProduct } from '../../test/authorization-matrix.ts';
import { csvFile } from '../../test/form.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const composed = 'CR\u00C8ME-1';
const decomposed = 'CRE\u0300ME-1';

let server: TestServer;
let vendor: Session;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.company();
});
afterAll(() => server.close());

const add = async (product: object) =>
  (
    await server.call<{ product: Product }>(...address('createProduct'), {
      token: vendor.token,
      body: { ...newProduct, ...product },
    })
  ).body.product;
const search = async (q: string) => {
  const [method, path] = address('search');
  return (await server.call<SearchResults>(method, `${path}?q=${encodeURIComponent(q)}`)).body.products;
};
const importSkus = async (...skus: string[]) => {
  const rows = skus.map((sku) => `Nut,M8,1,Fasteners,100,${sku}`);
  return (
    await server.call<ImportReport>(...address('importProducts'), {
      token: vendor.token,
      body: csvFile([csvHeader, ...rows].join('\n')),
    })
  ).body;
};

test('text is stored in one form, an SKU without what does not show', async () => {
  expect(await add({ name: decomposed, sku: ` ${decomposed}\u200B` })).toMatchObject({
    name: composed,
    sku: composed,
  });
});

test('an import knows an SKU in another form, also one of the rows above', async () => {
  await add({ sku: composed });
  expect(
    await importSkus(decomposed, `${composed}\u200B`, 'S\u00C9-9', 'SE\u0301-9', 's\u00E9-9\u2060'),
  ).toMatchObject({
    added: 1,
    skipped: 4,
  });
});

test.each([
  ['\u0130ST-1', ['\u0130ST-1', 'ist-1', 'IST-1']],
  ['\u039F\u0394\u039F\u03A3-7', ['\u039F\u0394\u039F\u03A3-7', '\u03BF\u03B4\u03BF\u03C3-7']],
  [composed, [decomposed, composed.toLowerCase()]],
])('%s is found by %j', async (sku, texts) => {
  const { id } = await add({ sku });
  for (const text of texts) expect((await search(text)).map((product) => product.id)).toContain(id);
});

test('a body may be nested as deeply as it is long', async () => {
  const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const answer = await server.call(...address('createProduct'), {
    token: vendor.token,
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
});
