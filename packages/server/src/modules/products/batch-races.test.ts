import type { BatchUndone, ImportReport, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { csvHeader } from '../../../test/authorization-matrix.ts';
import { connect, say } from '../../../test/connections.ts';
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

/** Imports one product. Returns its id, and that of the batch. */
async function importOne() {
  const { body } = await server.call<ImportReport>(...address('importProducts'), {
    token: vendor.token,
    body: csvFile(`${csvHeader}\nNut,M8,1,Nuts,100,N-8`),
  });
  const [product] = await server.read<{ id: string }[]>(vendor, ['listInventory', vendor.user._id]);
  return { id: product!.id, batchId: body.batchId! };
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
