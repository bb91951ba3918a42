import type { BatchUndone, ImportReport, Product, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { csvHeader } from '../../../test/authorization-matrix.ts';
import { connect, say } from '../../../test/connections.ts';
import { uploadPicture } from '../../../test/files.ts';
import { csvFile } from '../../../test/form.ts';
import { line, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';
import { untilWaiting } from '../../../test/waiting.ts';

let server: DealServer;
let vendor: Session;
let client: Session;
beforeAll(async () => void (server = await startDealServer()));
afterAll(() => server.close());
beforeEach(async () => void ([vendor, client] = [await server.company(), await server.company()]));

async function send(csv: string, query = '') {
  const [method, path] = address('importProducts');
  return server.call<ImportReport>(method, path + query, { token: vendor.token, body: csvFile(csv) });
}
const readOne = async () => (await server.read<Product[]>(vendor, ['listInventory', vendor.user._id]))[0]!;
/** Imports one product. Returns its id, and that of the batch. */
async function importOne() {
  const { body } = await send(`${csvHeader}\nNut,M8,1,Nuts,100,N-8`);
  return { id: (await readOne()).id, batchId: body.batchId! };
}
const undo = async (batchId: string) =>
  (await server.call<BatchUndone>(...address('undoBatch', batchId), { token: vendor.token })).body;
const used = (id: string) => ({
  changed: 0,
  leftOut: [{ id, name: 'Nut', reason: 'A deal uses it.' }],
});

test('an undo that has waited for an estimate of its product leaves it', async () => {
  const { id, batchId } = await importOne();
  const { db, dbWithoutTimeout } = server.context;
  const answers = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`select from products where id = ${id} for no key update`.execute(trx);
    const asking = server.done(client, ['requestEstimate'], { productId: id, quantity: 1 });
    await untilWaiting(db, 1);
    const undoing = undo(batchId);
    await untilWaiting(db, 2);
    // In an object, because a promise would be awaited within the transaction.
    return { asking, undoing };
  });
  await answers.asking;
  expect(await answers.undoing).toMatchObject(used(id));
});

test('an undo waits for an offer that names its product, and leaves it', async () => {
  await connect(server, client, vendor);
  await say(server, client, vendor);
  const { id, batchId } = await importOne();
  const { id: requestId } = await server.post(client);
  const { db, dbWithoutTimeout } = server.context;
  const answers = await dbWithoutTimeout.transaction().execute(async (trx) => {
    // The last that an offer locks.
    await sql`select from conversations where ${vendor.user._id} in (company_a, company_b) for update`.execute(
      trx,
    );
    const quoting = server.quote(vendor, requestId, { lines: [{ ...line, productId: id }] });
    await untilWaiting(db, 1);
    const undoing = undo(batchId);
    await untilWaiting(db, 2);
    return { quoting, undoing };
  });
  await answers.quoting;
  expect(await answers.undoing).toMatchObject(used(id));
});

test('an import locks no product until all of its rows are planned', async () => {
  const { id } = await importOne();
  const { url } = await uploadPicture(server, vendor);
  const { db, dbWithoutTimeout } = server.context;
  const { free, importing } = await dbWithoutTimeout.transaction().execute(async (trx) => {
    // The last that a plan reads.
    await sql`lock table files in access exclusive mode`.execute(trx);
    const answer = send(`${csvHeader},images\nNut,M8,2,Nuts,100,N-8,${url}`, '?known=update');
    await untilWaiting(db, 1);
    const { rows } = await sql`select from products where id = ${id} for update skip locked`.execute(db);
    return { free: rows, importing: { answer } };
  });
  expect(free).toHaveLength(1);
  expect((await importing.answer).body).toMatchObject({ updated: 1 });
});

test('an import whose product is changed after it was planned is planned anew', async () => {
  const { id } = await importOne();
  const { db, dbWithoutTimeout } = server.context;
  const { answer } = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`update products set price_paise = 900 where id = ${id}`.execute(trx);
    // With the price that the product has had.
    const importing = send(`${csvHeader}\nNut,M8,1,Nuts,5,N-8\nBolt,M8,1,Bolts,1,n-8`, '?known=update');
    await untilWaiting(db, 1);
    return { answer: importing };
  });
  expect((await answer).body).toMatchObject({ rows: 2, added: 0, updated: 1, skipped: 1 });
  expect(await readOne()).toMatchObject({ id, price: 1, stockQuantity: 5 });
});

test('while a change is taken back its member can log in', async () => {
  const { id, batchId } = await importOne();
  const { db, dbWithoutTimeout } = server.context;
  const { free, undoing } = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`select from products where id = ${id} for update`.execute(trx);
    const answer = undo(batchId);
    await untilWaiting(db, 1);
    const { rows } = await sql`select from members where id = ${vendor.user.member._id}
      for no key update skip locked`.execute(db);
    return { free: rows, undoing: { answer } };
  });
  expect(free).toHaveLength(1);
  expect(await undoing.answer).toMatchObject({ changed: 1 });
});
