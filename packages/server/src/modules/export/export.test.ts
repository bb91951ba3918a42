import type { ErrorBody, Session } from '@guildhall/contract';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { readBytes, upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';
import { recordStatements } from '../../../test/statements.ts';
import { exportCompany } from './archive.ts';

let server: DealServer;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());

const fetchExport = ({ token, user }: Session) =>
  fetch(server.url + address('exportCompany', user._id)[1], {
    headers: { authorization: `Bearer ${token}` },
  });

/** The files of an export, as text. */
async function unpack(response: Response): Promise<Record<string, string>> {
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  );
}
const json = (text: string | undefined) => JSON.parse(text!) as Record<string, unknown>[];
const csv = (text: string | undefined) =>
  parse(text!, { bom: true, columns: true }) as Record<string, string>[];

test('an export has all of a company as JSON and spreadsheets, with its files, and nothing of others', async () => {
  const [company, partner, stranger] = [
    await server.company({ companyName: '=Sum & Sons' }),
    await server.company({ companyName: 'Partner' }),
    await server.company({ companyName: 'Stranger' }),
  ];
  await connect(server, company, partner);
  await connect(server, partner, stranger);
  const say = (from: Session, to: Session, content: string) =>
    server.done(from, ['sendMessage'], { senderId: from.user._id, receiverId: to.user._id, content });
  await say(company, partner, '=1+1');
  await say(partner, company, 'Two');
  await say(partner, stranger, 'A secret');
  const picture = await uploadPicture(server, company);
  const product = await server.addProduct(company, { name: '+Coil', images: [picture.url] });
  const archived = await server.addProduct(company);
  await server.as(company, ['archiveProduct', archived.id]);
  const terms = (await upload(server, company, pdf, 'Terms.pdf')).body.file;
  const foreign = await server.post(partner);
  const sold = await server.quote(company, foreign.id, { fileIds: [terms.id] });
  const { order } = await server.done(partner, ['acceptQuote', sold.id], { offer: 1 });
  const bought = await server.order(company, partner);
  const own = await server.post(company);
  await server.quote(stranger, foreign.id).catch(() => undefined);

  const response = await fetchExport(company);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=company.zip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const files = await unpack(response);

  expect(Object.keys(files).sort()).toEqual(
    [
      ...['profile', 'members', 'products', 'requests', 'quotes', 'orders', 'connections', 'messages'].map(
        (name) => `${name}.json`,
      ),
      'activity.json',
      'files.json',
      ...['profile', 'members', 'products', 'requests', 'quotes', 'offers', 'notes', 'orders'].map(
        (name) => `${name}.csv`,
      ),
      ...['order-lines', 'shipments', 'connections', 'messages', 'activity', 'files'].map(
        (name) => `${name}.csv`,
      ),
      `files/${terms.id}/${terms.name}`,
      `files/${picture.id}/${picture.name}`,
    ].sort(),
  );
  expect(json(files['profile.json'])).toMatchObject([
    { companyName: '=Sum & Sons', email: company.user.email },
  ]);
  // A formula is text.
  expect(csv(files['profile.csv'])[0]!['companyName']).toBe("'=Sum & Sons");
  expect(csv(files['products.csv']).map(({ name }) => name)).toEqual(["'+Coil", 'Coil']);
  expect(csv(files['messages.csv'])[0]!['content']).toBe("'=1+1");
  expect(json(files['members.json'])).toMatchObject([{ role: 'owner', email: company.user.email }]);
  expect(files['members.json']).not.toContain('argon2');
  expect(json(files['products.json'])).toMatchObject([
    { id: product.id, price: 100, status: 'active' },
    { id: archived.id, status: 'archived' },
  ]);
  expect(json(files['products.json'])[0]).not.toHaveProperty('pricePaise');
  expect(json(files['requests.json']).map(({ id }) => id)).toEqual([bought.requestId, own.id]);
  expect(json(files['quotes.json']).map(({ id }) => id)).toEqual([bought.quoteId, sold.id]);
  expect(csv(files['offers.csv'])).toMatchObject([
    { quoteId: bought.quoteId, number: '1' },
    { quoteId: sold.id, number: '1' },
  ]);
  expect(json(files['orders.json']).map(({ id }) => id)).toEqual([bought.id, order.id]);
  expect(csv(files['order-lines.csv'])).toHaveLength(2);
  expect(json(files['connections.json'])).toMatchObject([{ companyName: 'Partner', direction: 'sent' }]);
  expect(json(files['messages.json']).slice(0, 2)).toMatchObject([
    { companyName: 'Partner', direction: 'sent', content: '=1+1' },
    { direction: 'received', content: 'Two' },
  ]);
  expect(json(files['activity.json']).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['company.created', 'product.added', 'company.exported']),
  );
  expect(files[`files/${terms.id}/${terms.name}`]).toBe(pdf);
  const bytes = unzipSync(new Uint8Array(await (await fetchExport(company)).arrayBuffer()));
  const { bytes: stored } = await readBytes(server, picture.url, company.token);
  expect(Buffer.from(bytes[`files/${picture.id}/${picture.name}`]!).equals(stored)).toBe(true);
  for (const text of Object.values(files)) expect(text).not.toMatch(/A secret|Stranger/);
});

test('lists of thousands of rows are whole, in their order', async () => {
  const [company, partner] = [await server.company(), await server.company()];
  const { db } = server.context;
  const [a, b] = [company.user._id, partner.user._id].sort();
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
    select gen_random_uuid(), ${company.user._id}, 'Coil ' || n, '', 1, 'Coils', 1, now() from generate_series(1, 2500) n`.execute(
    db,
  );
  await sql`insert into conversations values (${a}, ${b}, 1500)`.execute(db);
  await sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
    select gen_random_uuid(), ${a}, ${b}, seq, ${a}, 'Number ' || seq, now() from generate_series(1, 1500) seq`.execute(
    db,
  );
  const files = await unpack(await fetchExport(company));
  expect(new Set(json(files['products.json']).map(({ id }) => id)).size).toBe(2500);
  expect(csv(files['products.csv'])).toHaveLength(2500);
  expect(json(files['messages.json']).map(({ content }) => content)).toEqual(
    Array.from({ length: 1500 }, (_, n) => `Number ${n + 1}`),
  );
});

test('each row is read once, for all its files', async () => {
  const [client, vendor] = [await server.company(), await server.company()];
  await server.order(client, vendor);
  await connect(server, client, vendor);
  await server.done(client, ['sendMessage'], {
    senderId: client.user._id,
    receiverId: vendor.user._id,
    content: 'One',
  });
  const statements = await recordStatements(async () => {
    await (await fetchExport(client)).arrayBuffer();
  });
  const readsOf = (table: string) => statements.filter((text) => text.includes(`from "${table}"`)).length;
  expect(['offers', 'shipments', 'messages', 'activity'].map(readsOf)).toEqual([1, 1, 1, 2]);
});

test('one export of a company is under way at a time, and none is after its reader has left', async () => {
  const [company, other] = [await server.company(), await server.company()];
  // More than waits on the way to a reader that reads nothing.
  const { dbWithoutTimeout: db } = server.context;
  await sql`insert into activity (id, company_id, member_id, member_name, action, subject, at)
    select gen_random_uuid(), ${company.user._id}, gen_random_uuid(), md5(n::text) || md5((n + 1)::text), 'message.sent',
      gen_random_uuid(), now() from generate_series(1, 100000) n`.execute(db);
  const leaving = new AbortController();
  const first = await fetch(server.url + address('exportCompany', company.user._id)[1], {
    headers: { authorization: `Bearer ${company.token}` },
    signal: leaving.signal,
  });
  expect(first.status).toBe(200);
  const second = await fetchExport(company);
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await second.json()) as ErrorBody).message).toBe(
    'An export of your company is under way already.',
  );
  const others = await fetchExport(other);
  expect(others.status).toBe(200);
  await others.arrayBuffer();
  // While it waits for its reader, it holds no connection.
  const { pool } = server.context;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  expect((await fetchExport(company)).status).toBe(429);
  leaving.abort();
  await expect
    .poll(async () => {
      const response = await fetchExport(company);
      await response.body?.cancel();
      return response.status;
    })
    .toBe(200);
});

test('an export that cannot be read to its end breaks off', async () => {
  const company = await server.company();
  const { db, now } = server.context;
  let reads = 0;
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (name === 'selectFrom' && (reads += 1) > 3) throw new Error('The database is gone');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
  const archive = exportCompany({ db: failing, companyId: company.user._id, now });
  const read = async () => {
    for await (const chunk of archive) void chunk;
  };
  await expect(read()).rejects.toThrow('The database is gone');
});
