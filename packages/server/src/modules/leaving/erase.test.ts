import type { ChatMessage, Deal, Order, Quote, Session } from '@guildhall/contract';
import { returnDays } from '@guildhall/contract/limits';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageFolder } from '../../../test/package-folder.ts';
import { connect } from '../../../test/connections.ts';
import { newEmailLink } from '../../../test/email-links.ts';
import { readBytes, upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { addMember } from '../../../test/members.ts';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address, startTestServer } from '../../../test/server.ts';
import { eraseLeftCompanies } from './erase.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'correct horse';

let server: DealServer;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());

/** What the company gives of itself, each in its own words, so that a search can find it. */
const personal = {
  companyName: 'Xyzzymetal',
  email: 'office@xyzzymail.example',
  adminEmail: 'chief@adminmail.example',
  employee: 'employee@staffmail.example',
  member: 'sales@membermail.example',
  newEmail: 'moved@movedmail.example',
  address: 'Plot 9, Quuxstrasse',
  phone: '98200 55501',
  panNumber: 'QQXPZ1234F',
  gstin: '27QQXPZ1234F1ZU',
  delivery: 'Warehouse Grault',
  product: 'Wibblewidget',
  request: 'Grobblecasting',
};

/**
 * What docs/security.md says becomes of the rows of tables when a company is erased. A new table needs its row there, and
 * its part in the erasure if it says something of a company or its members.
 */
const fates = readFileSync(resolve(packageFolder, '../../docs/security.md'), 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('The data\n'))!
  .split('\n')
  .filter((line) => line.includes('`') && line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => [[...cells[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!), cells.at(-1)!] as const);

const at = (days: number) => new Date(Date.now() + days * day);

/** Tables and columns with what each holds of these texts. */
async function find(texts: readonly string[]): Promise<string[]> {
  const { db } = server.context;
  const tables = await db.introspection.getTables();
  const found = await Promise.all(
    tables.flatMap(({ name, columns }) =>
      columns
        // The bytes of files are of the files that are deleted, or that deals show.
        .filter(({ dataType }) => dataType !== 'bytea')
        .map(async (column) => {
          const { rows } = await sql<{ value: string }>`select ${sql.ref(column.name)}::text as value
            from ${sql.table(name)}
            where lower(${sql.ref(column.name)}::text) like any(${texts.map((text) => `%${text.toLowerCase()}%`)})
            limit 3`.execute(db);
          return rows.map(({ value }) => `${name}.${column.name}: ${value}`);
        }),
    ),
  );
  return found.flat();
}

const post = (session: Session, name: Parameters<typeof address>[0], body: object, key?: string) =>
  server.call(...address(name), {
    token: session.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const logIn = async (email: string) => {
  const { body } = await server.call<Session>(...address('logIn'), { body: { email, password } });
  return body;
};
const leave = ({ token, user }: Session) =>
  server.call(...address('deleteCompany', user._id), {
    token,
    body: { password, companyName: user.companyName },
  });
const finish = async (buyer: Session, seller: Session, order: Order) => {
  const confirmed = await server.step(seller, order, 'confirmed');
  const shipped = await server.step(seller, confirmed, 'dispatched', {
    shipment: { carrier: 'Post', tracking: '1' },
  });
  const delivered = await server.step(buyer, shipped, 'delivered');
  return server.step(buyer, delivered, 'completed');
};

/** What a partner sees of its dealings with the company. */
async function partnersView(partner: Session, company: Session, ids: { quotes: string[]; orders: string[] }) {
  const { _id: me } = partner.user;
  const read = <Body>(...endpoint: Parameters<DealServer['read']>[1]) => server.read<Body>(partner, endpoint);
  return {
    messages: await read<ChatMessage[]>('listMessages', me, company.user._id),
    deals: await read<Deal[]>('listDeals', me),
    quotes: await Promise.all(ids.quotes.map((id) => read<Quote>('getQuote', id))),
    orders: await Promise.all(ids.orders.map((id) => read<Order>('getOrder', id))),
  };
}

test('after its time nothing personal of a company is in any table, and what others have with it is whole', async () => {
  const { db } = server.context;
  const { companyName, email, adminEmail, panNumber, gstin } = personal;
  const partner = await server.company({ companyName: 'Partner Steel', email: 'partner@partner.example' });
  const stranger = await server.company();
  const owner = await server.company({ companyName, email });
  const logo = await uploadPicture(server, owner);
  const place = `${personal.address}, ${personal.phone}`;
  await server.done(owner, ['updateProfile', owner.user._id], {
    avatar: logo.url,
    adminEmail,
    panNumber,
    gstin,
    address: place,
    employeeEmails: [personal.employee],
    productTypes: `Coils, ask ${personal.phone}`,
    supplyType: companyName,
  });
  await server.done(partner, ['updateProfile', partner.user._id], { gstin: '27AAPFU0939F1ZV' });
  await server.done(owner, ['changeIdentity', owner.user._id], { email: personal.newEmail, password });
  await newEmailLink(server, { memberId: owner.user.member._id, email: personal.newEmail });
  await addMember(server, owner, { role: 'sales', email: personal.member });
  await db.updateTable('members').set({ name: 'Plughina' }).where('email', '=', personal.member).execute();
  const seller = { ...owner, token: (await logIn(personal.member)).token };
  await post(owner, 'inviteMember', { email: `new-${personal.employee}`, role: 'buyer' });
  await connect(server, owner, stranger);
  await connect(server, partner, owner);
  await post(owner, 'sendMessage', {
    senderId: owner.user._id,
    receiverId: partner.user._id,
    content: 'Good day',
  });
  await post(partner, 'sendMessage', {
    senderId: partner.user._id,
    receiverId: owner.user._id,
    content: 'Hello',
  });
  const sheet = (await upload(server, owner, pdf, 'Sheet.pdf')).body.file;
  await post(owner, 'sendMessage', {
    senderId: owner.user._id,
    receiverId: partner.user._id,
    content: '',
    fileIds: [sheet.id],
  });

  // Products: one that nothing refers to, one that a request of the partner is about.
  const description = `Call ${personal.phone}`;
  const picture = await uploadPicture(server, owner);
  const plain = await server.addProduct(owner, {
    name: personal.product,
    description,
    images: [picture.url],
  });
  const asked = await server.addProduct(seller, {
    description: `${description} ${personal.product}`,
    name: 'Rod',
  });
  await post(partner, 'saveProduct', { productId: plain.id });
  for (const [reporter, reported] of [
    [partner, owner],
    [owner, stranger],
  ] as const)
    await post(reporter, 'report', {
      targetType: 'company',
      targetId: reported.user._id,
      reason: `They are not ${companyName}`,
    });
  const estimate = (await server.done(partner, ['requestEstimate'], {
    productId: asked.id,
    quantity: 1,
  })) as {
    quote?: Quote;
  };
  await server.done(seller, ['changeStock', asked.id], { change: 5, reason: `For ${companyName}` });

  // Sold with a file, bought with one, and a request without a quote.
  const terms = (await upload(server, seller, pdf, 'Terms.pdf')).body.file;
  const drawing = (await upload(server, owner, pdf, 'Drawing.pdf')).body.file;
  const unused = (await upload(server, owner, pdf, 'Unused.pdf')).body.file;
  const request = await server.post(partner);
  const sold = await server.quote(seller, request.id, { fileIds: [terms.id] });
  await server.done(seller, ['addNote', sold.id], { text: 'In two weeks.' });
  const { order: soldOrder } = await server.done(partner, ['acceptQuote', sold.id], { offer: 1 });
  await finish(partner, seller, soldOrder);
  const wanted = await server.post(owner, { fileIds: [drawing.id], deliveryPlace: personal.delivery });
  const bought = await server.quote(partner, wanted.id);
  const { order: boughtOrder } = await server.done(owner, ['acceptQuote', bought.id], { offer: 1 });
  await finish(owner, partner, boughtOrder);
  await server.post(owner, { request: personal.request, fileIds: [unused.id], images: [picture.url] });
  const open = await server.post(owner, { deliveryPlace: personal.delivery });
  const openQuote = await server.quote(partner, open.id);
  await post(
    owner,
    'createRequest',
    { request: 'A', budget: companyName, supply_industry: 'Retail' },
    'key-1',
  );
  const keyed = { requestId: (await server.post(owner)).id, offer };
  await post(partner, 'createQuote', keyed, 'key-2');
  await server.call(...address('forgotPassword'), { body: { email: personal.member } });

  const texts = [...Object.values(personal), 'Plughina', '9820055501'];
  expect((await find(texts)).length).toBeGreaterThan(20);
  const ids = {
    quotes: [sold.id, bought.id, openQuote.id, estimate.quote!.id],
    orders: [soldOrder.id, boughtOrder.id],
  };
  expect((await leave(owner)).status).toBe(200);
  const before = await partnersView(partner, owner, ids);

  // As a node does it that starts then.
  const later = await startTestServer({
    databaseUrl: server.databaseUrl,
    now: () => at(returnDays + 1),
  });
  const rest = async () =>
    db.selectFrom('companies').selectAll().where('id', '=', owner.user._id).executeTakeFirstOrThrow();
  await expect.poll(rest, { timeout: 20_000 }).toMatchObject({ status: 'erased', leaving_until: null });
  // It deletes responses that are kept for a day beside this.
  await expect
    .poll(async () => (await db.selectFrom('idempotency_keys').select('key').execute()).length)
    .toBe(0);
  await later.close();
  await server.context.bus.catchUp();

  expect(await find(texts)).toEqual([]);
  // What others say too is still known.
  expect(await find(['Steel'])).toContain('search_words.word: steel');
  const members = await db
    .selectFrom('members')
    .select('id')
    .where('company_id', '=', owner.user._id)
    .execute();
  const left = (await find([owner.user._id, ...members.map(({ id }) => id)])).map(
    (place) => place.split('.')[0]!,
  );
  const deleted = fates.flatMap(([tables, fate]) => (fate === 'deleted' ? tables : []));
  expect(left).toContain('companies');
  expect(deleted.filter((table) => left.includes(table))).toEqual([]);
  expect(await rest()).toMatchObject({
    company_name: 'Unknown Company',
    email: '',
    avatar: null,
    employee_emails: [],
  });
  expect(await find(['Partner Steel'])).not.toEqual([]);

  // The partner reads all that it read before, from 'Unknown Company'.
  const after = await partnersView(partner, owner, ids);
  const anonymous = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(companyName, 'Unknown Company')
        .replaceAll('Plughina', '')
        .replaceAll(place, '')
        .replaceAll(personal.delivery, '')
        .replaceAll(gstin, '')
        .replaceAll(JSON.stringify(logo.url), 'null'),
    );
  const withoutTaxes = ({ orders, ...view }: typeof before) => ({
    ...view,
    // Of which state the company was is not known any more.
    orders: orders.map(({ taxes, ...order }) => ({
      ...order,
      tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    })),
  });
  const emptied = anonymous(withoutTaxes(before)) as ReturnType<typeof withoutTaxes>;
  const memberless = (name: string) => (name === 'Unknown Company' ? '' : name);
  for (const quote of emptied.quotes) {
    for (const made of [...quote.offers, ...quote.notes]) made.memberName = memberless(made.memberName);
    quote.request.version = expect.any(Number) as never;
  }
  for (const order of emptied.orders)
    for (const made of [...order.shipments, ...order.events]) made.memberName = memberless(made.memberName);
  expect(withoutTaxes(after)).toEqual(emptied);

  // Files of deals and messages stay for the partner, all others are gone.
  const statusesOf = async (file: { url: string }) =>
    (await readBytes(server, file.url, partner.token)).status;
  expect(await Promise.all([terms, drawing, sheet].map(statusesOf))).toEqual([200, 200, 200]);
  expect([await statusesOf(logo), await statusesOf(picture), await statusesOf(unused)]).toEqual([
    404, 404, 404,
  ]);
  const files = await db.selectFrom('files').select('id').where('company_id', '=', owner.user._id).execute();
  expect(files.map(({ id }) => id).sort()).toEqual([terms.id, drawing.id, sheet.id].sort());

  // Products and requests stay only where something of others refers to them.
  const rowsOf = async (table: 'products' | 'requests', column: 'vendor_id' | 'client_id') =>
    (
      await sql<{ id: string }>`select id from ${sql.table(table)}
        where ${sql.ref(column)} = ${owner.user._id} order by id`.execute(db)
    ).rows.map(({ id }) => id);
  expect(await rowsOf('products', 'vendor_id')).toEqual([asked.id]);
  expect(await rowsOf('requests', 'client_id')).toEqual([wanted.id, open.id, keyed.requestId]);

  // Nobody can log in, and what was its address is free.
  for (const gone of [email, personal.member])
    expect((await server.call(...address('logIn'), { body: { email: gone, password } })).status).toBe(401);
  expect((await server.company({ email })).user.companyName).toBeTruthy();
  const sent = await post(partner, 'sendMessage', {
    senderId: partner.user._id,
    receiverId: owner.user._id,
    content: 'Are you there?',
  });
  expect(sent.status).toBe(403);
});

test('an erasure that ended between any two of its transactions goes on where it was', async () => {
  const { db, newId } = server.context;
  const partner = await server.company();
  const company = await server.company({ companyName: 'Halfway House', email: 'half@halfway.example' });
  await connect(server, company, partner);
  for (let count = 0; count < 3; count += 1) {
    await server.addProduct(company);
    await server.quote(company, (await server.post(partner)).id);
    await server.quote(partner, (await server.post(company)).id);
  }
  await leave(company);
  const now = at(returnDays + 1);
  const statusOf = async () =>
    db
      .selectFrom('companies')
      .select(['status', 'leaving_until'])
      .where('id', '=', company.user._id)
      .executeTakeFirstOrThrow();
  let allowed = 0;
  for (let tries = 0; (await statusOf()).leaving_until !== null; tries += 1) {
    expect(tries).toBeLessThan(60);
    allowed = tries;
    let left = tries;
    // Fails at one transaction or statement later each time.
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction' || name === 'updateTable') {
          if (left === 0) throw new Error('The node has ended');
          left -= 1;
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
      },
    });
    await eraseLeftCompanies({ dbWithoutTimeout: failing, newId }, now).catch(() => {});
  }
  expect(allowed).toBeGreaterThan(5);
  expect(await statusOf()).toMatchObject({ status: 'erased' });
  expect(await find(['Halfway House', 'half@halfway.example'])).toEqual([]);
});

test('two nodes erase at the same time what one would', async () => {
  const { db, newId } = server.context;
  const other = await startDealServer(server.databaseUrl);
  const companies = [await server.company({ companyName: 'Twinny' }), await server.company()];
  const partner = await server.company();
  for (const company of companies) {
    await connect(server, company, partner);
    await server.addProduct(company);
    await server.quote(company, (await server.post(partner)).id);
    await leave(company);
  }
  const now = at(returnDays + 1);
  await Promise.all(
    [db, other.context.db, db].map((each) => eraseLeftCompanies({ dbWithoutTimeout: each, newId }, now)),
  );
  const rows = await db
    .selectFrom('companies')
    .select(['status', 'leaving_until', 'company_name'])
    .where(
      'id',
      'in',
      companies.map(({ user }) => user._id),
    )
    .execute();
  const erased = { status: 'erased', leaving_until: null, company_name: 'Unknown Company' };
  expect(rows).toEqual([erased, erased]);
  expect(await find(['Twinny'])).toEqual([]);
  await other.close();
});

test('a company that has come back in time is not erased', async () => {
  const { db, newId } = server.context;
  const company = await server.company();
  await leave(company);
  await logIn(company.user.email);
  await eraseLeftCompanies({ dbWithoutTimeout: db, newId }, at(returnDays + 1));
  const { status } = await db
    .selectFrom('companies')
    .select('status')
    .where('id', '=', company.user._id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');
});

test('docs/security.md says of every table what becomes of it', async () => {
  const tables = await server.context.db.introspection.getTables();
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name);
  expect([...new Set(fates.flatMap(([named]) => named))].sort()).toEqual(names.sort());
});
