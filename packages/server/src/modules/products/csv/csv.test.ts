import type {
  BatchUndone,
  EndpointName,
  ErrorBody,
  ImportReport,
  Product,
  RequestAdded,
  Session,
} from '@guildhall/contract';
import { endpoints, maxImportRows } from '@guildhall/contract';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { csvHeader } from '../../../../test/authorization-matrix.ts';
import { csvFile, fileForm } from '../../../../test/form.ts';
import { picture } from '../../../../test/files.ts';
import { line, offer } from '../../../../test/negotiation.ts';
import { address, startTestServer, type TestServer } from '../../../../test/server.ts';
import { columnNames } from './columns.ts';

const logged: string[] = [];
let server: TestServer;
let vendor: Session;
beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => /"level":[56]0/.test(line) && logged.push(line) });
});
afterAll(() => server.close());

const company = async () => (vendor = await server.company());

const send = async <Body = ImportReport>(
  csv: string | Uint8Array<ArrayBuffer>,
  query = '',
  headers: Record<string, string> = {},
) => {
  const [method, path] = address('importProducts');
  return server.call<Body>(method, path + query, { token: vendor.token, body: csvFile(csv), headers });
};
const rows = (...lines: string[]) => [csvHeader, ...lines].join('\n');
const inventory = async () => {
  const [method, path] = address('listInventory', vendor.user._id);
  return (await server.call<Product[]>(method, `${path}?limit=100`, { token: vendor.token })).body;
};
const exported = async () =>
  (await server.call<string>(...address('exportProducts', vendor.user._id), { token: vendor.token })).body;
const undo = async (id: string | null) =>
  (await server.call<BatchUndone>(...address('undoBatch', id!), { token: vendor.token })).body;
const change = (id: string, body: object) =>
  server.call(...address('updateProduct', id), { token: vendor.token, body });
const stockLog = async (id: string) =>
  (await server.call(...address('listStockChanges', id), { token: vendor.token })).body;

describe('importProducts', () => {
  test('adds the right rows, and names the wrong ones and duplicates by row, column and reason', async () => {
    await company();
    const csv = rows(
      'Nut,"M8, zinc",Rs. 1,nuts,100,N-8',
      'Bolt,M8,ten,Fasteners,-1,B-8',
      '',
      '=Washer,M8,0.5,Fasteners,0,n-8',
      "'=Washer,M8,0.5,Fasteners,0,W-8",
      'Pin,,1,Pins,1,P-1,surplus',
    );
    const expected = {
      rows: 5,
      added: 2,
      updated: 0,
      skipped: 1,
      wrong: 2,
      problems: [
        { row: 3, column: 'stockQuantity', kind: 'wrong', reason: 'Stock quantity must be at least 0.' },
        { row: 3, column: 'price', kind: 'wrong', reason: 'Price must be a number.' },
        { row: 5, column: 'sku', kind: 'duplicate', reason: 'A row above has this SKU.' },
        { row: 7, column: '', kind: 'wrong', reason: 'The row has more cells than the header.' },
      ],
    };
    const tried = await send(csv, '?dryRun=true');
    expect(tried.body).toEqual({
      message: '2 products would be added, 0 updated.',
      batchId: null,
      ...expected,
    });
    expect(await inventory()).toEqual([]);
    const done = await send(csv);
    expect(done.body).toEqual({
      message: '2 products added, 0 updated.',
      batchId: expect.any(String),
      ...expected,
    });
    const [washer, nut] = await inventory();
    expect(nut).toMatchObject({ name: 'Nut', description: 'M8, zinc', price: 1, unit: 'piece', version: 1 });
    expect(washer).toMatchObject({ name: '=Washer', stockQuantity: 0 });
    expect(await stockLog(nut!.id)).toMatchObject([{ change: 100, quantity: 100, reason: 'Imported' }]);
    expect(await stockLog(washer!.id)).toEqual([]);
  });

  test('takes every column, any delimiter and names as people write them', async () => {
    await company();
    const header = `Name;DESCRIPTION;price;Stock quantity;category;price breaks;color;weight;Lead days;low stock;industry;industry keywords;images`;
    const row = `Coil;"CR ""1.2""\nline two";1,00,000.50;5;Coils;10:95,000|100:90000;red | blue;2.5;7;2;;steel|coil;https://a.example/1.png`;
    expect((await send(`\ufeff${header}\r\n${row}\r\n`)).body).toMatchObject({ added: 1, problems: [] });
    const tabs = 'name\tdescription\tprice\tcategory\tstockQuantity\nTab\tx\t1\tTabs\t1';
    expect((await send(tabs)).body.added).toBe(1);
    const [, coil] = await inventory();
    expect(coil).toMatchObject({
      description: 'CR "1.2"\nline two',
      price: 100_000.5,
      priceBreaks: [
        { from: 10, price: 95_000 },
        { from: 100, price: 90_000 },
      ],
      attributes: { color: ['red', 'blue'], size: [], material: '' },
      shippingDetails: { estimatedTime: '', weight: 2.5, dimensions: { length: 0, width: 0, height: 0 } },
      leadDays: 7,
      lowStock: 2,
      industryKeywords: ['steel', 'coil'],
    });
  });

  test('updates known products when asked to, and an export changes nothing', async () => {
    await company();
    await send(rows('Nut,M8,1,Nuts,100,N-8', 'Bolt,M8,2,Bolts,100,B-8', '-Pin,"@a ""b""\n|c",3,Pins,0,\'=P'));
    expect((await send(rows('Nut,M8,9,Nuts,5,n-8'))).body).toMatchObject({ added: 0, skipped: 1 });
    const update = await send(rows('Nut,M8,9,Nuts,5,n-8', 'Bolt,M8,2,Bolts,100,B-8'), '?known=update');
    expect(update.body).toMatchObject({ added: 0, updated: 1, skipped: 0 });
    const nut = (await inventory()).find(({ name }) => name === 'Nut')!;
    expect(nut).toMatchObject({ price: 9, stockQuantity: 5, sku: 'n-8' });
    expect(await stockLog(nut.id)).toMatchObject([{ change: -95, quantity: 5, reason: 'Imported' }, {}]);

    const before = await inventory();
    const csv = await exported();
    expect(csv.replace(/^\ufeff/, '').split('\r\n')[0]).toBe(
      columnNames.map((name) => `"${name}"`).join(','),
    );
    expect(csv).toContain(`"'-Pin","'@a ""b""\n|c"`);
    const again = await send(csv, '?known=update');
    expect(again.body).toMatchObject({ rows: 3, added: 0, updated: 0, skipped: 0, wrong: 0, batchId: null });
    expect(await inventory()).toEqual(before);

    expect((await undo(update.body.batchId)).changed).toBe(1);
    expect((await inventory()).find(({ name }) => name === 'Nut')).toMatchObject({
      price: 1,
      stockQuantity: 100,
      sku: 'N-8',
    });
  });

  test('a row that would break what the product keeps is wrong', async () => {
    await company();
    const breaks = `${csvHeader},priceBreaks\nNut,M8,10,Nuts,1,N-8,5:9`;
    await send(breaks);
    const { body } = await send(rows('Nut,M8,8,Nuts,1,N-8'), '?known=update');
    expect(body).toMatchObject({ updated: 0, wrong: 1, problems: [{ row: 2, column: 'price' }] });
    const wrong = rows('Bolt,M8,10,Nuts,1,B-8,5:11', 'Bolt,M8,10,Nuts,1,B-9,5:9:8').replace(
      /^.*$/m,
      '$&,priceBreaks',
    );
    expect((await send(wrong)).body).toMatchObject({
      wrong: 2,
      problems: [{ column: 'priceBreaks' }, { column: 'priceBreaks', reason: 'Price must be a number.' }],
    });
  });

  test('pictures are those of the company', async () => {
    await company();
    const upload = async () => {
      const image = new Uint8Array(await picture(10, 10).png().toBuffer());
      const form = fileForm(image, 'nut.png');
      const { body } = await server.call<{ file: { url: string } }>(...address('uploadFile'), {
        token: vendor.token,
        body: form,
      });
      return body.file.url;
    };
    const foreign = await upload();
    await company();
    const own = await upload();
    const { body } = await send(`${csvHeader},images\nA,M8,1,Nuts,1,A,${own}\nB,M8,1,Nuts,1,B,${foreign}`);
    expect(body).toMatchObject({ added: 1, wrong: 1, problems: [{ row: 3, column: 'images' }] });
    // A guest may read it now.
    expect((await fetch(server.url + own)).status).toBe(200);
    expect((await fetch(server.url + foreign)).status).toBe(404);
    const emptied = await send(`${csvHeader},images\nA,M8,1,Nuts,1,A,`, '?known=update');
    expect(emptied.body.updated).toBe(1);
    expect((await fetch(server.url + own)).status).toBe(404);
    expect((await undo(emptied.body.batchId)).changed).toBe(1);
    expect((await fetch(server.url + own)).status).toBe(200);
  });

  test('is done once for each Idempotency-Key, which belongs to one file', async () => {
    await company();
    const headers = { 'idempotency-key': server.context.newId() };
    const first = await send(rows('Nut,M8,1,Nuts,1,'), '', headers);
    expect((await send(rows('Nut,M8,1,Nuts,1,'), '', headers)).body).toEqual(first.body);
    expect(await inventory()).toHaveLength(1);
    expect((await send(rows('Bolt,M8,1,Nuts,1,'), '', headers)).status).toBe(422);
  });

  test('two nodes that import the same rows at once add them once', async () => {
    await company();
    const node = await startTestServer({ databaseUrl: server.databaseUrl });
    onTestFinished(() => node.close());
    const body = csvFile(rows(...Array.from({ length: 50 }, (_, n) => `Nut,M${n},1,Nuts,1,N-${n}`)));
    const reports = await Promise.all(
      [server, node].map((each) =>
        each.call<ImportReport>(...address('importProducts'), { token: vendor.token, body }),
      ),
    );
    expect(reports.map((report) => report.body.added).toSorted((a, b) => a - b)).toEqual([0, 50]);
    expect(await inventory()).toHaveLength(50);
  });

  test.each<[name: string, csv: string | Uint8Array<ArrayBuffer>, field: string]>([
    ['an empty file', '', ''],
    ['an unknown column', `${csvHeader},colour\n`, 'colour'],
    ['a column twice', `${csvHeader},Price\n`, 'price'],
    ['a missing column', 'name,price\n', 'category'],
    ['another encoding', Buffer.from(`${csvHeader}\nSchraube M8 gr\xfcn`, 'latin1'), ''],
    ['UTF-16', Buffer.from(`\ufeff${csvHeader}`, 'utf16le'), ''],
    ['an open quote', rows('"Nut,M8'), ''],
    ['a row without an end', rows(`"${'x'.repeat(600_000)}`), ''],
    ['a header without an end', 'x'.repeat(600_000), ''],
    ['too many rows', rows(...Array<string>(maxImportRows + 1).fill('x,x,1,x,1,')), ''],
    ['binary', Buffer.alloc(5000, 0), ''],
  ])('%s is refused, and the field is named', async (_name, csv, field) => {
    await company();
    const { status, body } = await send<ErrorBody>(csv);
    expect(status).toBe(400);
    if (_name !== 'binary') expect(Object.keys(body.fields!)).toContain(field);
    if (_name === 'too many rows') expect(body.message).toContain('10000');
    expect(await inventory()).toEqual([]);
  });

  test.each([
    'a\0b',
    '\u202e',
    '"a\nb"',
    'x'.repeat(100_000),
    '"=cmd|\' /C calc\'!A0""',
    '\ud7ff\uffff',
    '🙂'.repeat(201),
  ])('a hostile cell is stored as text, or its row is wrong', async (cell) => {
    await company();
    const { status, body } = await send(rows(`${cell},x,1,x,1,`));
    expect(status).toBeLessThan(500);
    if (status === 200) expect(body.added + body.wrong).toBe(1);
  });

  test('a body of more than 10 MB is refused, also in parts without a length', async () => {
    await company();
    const line = `${'x'.repeat(200)},${'y'.repeat(4000)},1,x,1,\n`;
    const csv = `${csvHeader}\n${line.repeat(2600)}`;
    expect((await send<ErrorBody>(csv)).status).toBe(413);
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(server.url + endpoints.importProducts[1], {
        method: 'POST',
        headers: { authorization: `Bearer ${vendor.token}`, 'content-type': 'text/csv' },
      });
      request.on('response', (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      request.on('error', reject);
      for (let at = 0; at < csv.length; at += 1_000_000) request.write(csv.slice(at, at + 1_000_000));
      request.end();
    });
    expect(status).toBe(413);
    expect(await inventory()).toEqual([]);
    const other = await server.call(...address('importProducts'), { token: vendor.token, body: {} });
    expect(other.status).toBe(415);
  });
});

describe('undoBatch of an import', () => {
  test('archives what it added, for another import, and leaves what somebody has touched', async () => {
    await company();
    const lines = ['A', 'B', 'C', 'D'].map((sku) => `${sku},x,1,x,1,${sku}`);
    const { batchId } = (await send(rows(...lines))).body;
    const [d, c, b, a] = await inventory();
    await change(a!.id, { description: 'y' });
    await server.call(...address('changeStock', b!.id), {
      token: vendor.token,
      body: { change: 1, reason: 'Found' },
    });
    await server.call(...address('archiveProduct', c!.id), { token: vendor.token });
    expect(await undo(batchId)).toEqual({
      message: '1 product is as it was.',
      changed: 1,
      leftOut: [
        { id: a!.id, name: 'A', reason: 'It has been changed since.' },
        { id: b!.id, name: 'B', reason: 'Its stock has changed since.' },
        { id: c!.id, name: 'C', reason: 'It has been archived or restored since.' },
      ],
    });
    expect((await inventory()).map(({ name }) => name)).toEqual(['B', 'A']);
    expect((await server.call(...address('getProduct', d!.id), { token: vendor.token })).body).toMatchObject({
      status: 'archived',
    });
    expect(await undo(batchId)).toMatchObject({ changed: 0, leftOut: [] });
    expect((await send(rows(...lines))).body).toMatchObject({ added: 2, skipped: 2 });
  });

  test('leaves what it added and a deal uses: a request is for it, or a line of an offer names it', async () => {
    await company();
    const { batchId } = (await send(rows(...['A', 'B', 'C'].map((sku) => `${sku},x,1,x,1,${sku}`)))).body;
    const [, b, a] = await inventory();
    const client = await server.company();
    const call = async (session: Session, name: EndpointName, body: object) =>
      (await server.call<RequestAdded>(...address(name), { token: session.token, body })).body;
    await call(client, 'requestEstimate', { productId: a!.id, quantity: 1 });
    const { request } = await call(client, 'createRequest', {
      request: 'Nuts',
      budget: '1',
      supply_industry: 'Retail',
    });
    const lines = [
      { ...line, description: 'Freight' },
      { ...line, productId: b!.id },
    ];
    await call(vendor, 'createQuote', { requestId: request.id, offer: { ...offer, lines } });
    const reason = 'A deal uses it.';
    expect(await undo(batchId)).toEqual({
      message: '1 product is as it was.',
      changed: 1,
      leftOut: [
        { id: a!.id, name: 'A', reason },
        { id: b!.id, name: 'B', reason },
      ],
    });
    expect((await inventory()).map(({ name }) => name)).toEqual(['B', 'A']);
    // Their values do not concern a deal.
    const update = (await send(rows('A,x,2,x,1,A', 'B,x,2,x,1,B'), '?known=update')).body;
    expect(await undo(update.batchId)).toMatchObject({ changed: 2, leftOut: [] });
    expect((await inventory()).map(({ price }) => price)).toEqual([1, 1]);
  });
});

test('nothing was logged as an error', () => expect(logged).toEqual([]));
