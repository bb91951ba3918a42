import type { EndpointName, Session } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { block } from '../../test/blocks.ts';
import { startDealServer, type DealServer } from '../../test/negotiation.ts';
import { untilWaiting } from '../../test/waiting.ts';

let server: DealServer;
let company: Session;
let other: Session;
/** A product of the company. */
let own: string;
/** A product of the other company. */
let foreign: string;
beforeAll(async () => void (server = await startDealServer()));
afterAll(() => server.close());
beforeEach(async () => {
  [company, other] = [await server.company(), await server.company()];
  own = (await server.addProduct(company)).id;
  foreign = (await server.addProduct(other)).id;
});

interface Transition {
  name: EndpointName;
  prepare?: () => Promise<unknown>;
  ids: () => string[];
  body?: () => object;
  /** A query that locks what both calls wait for. */
  hold: () => RawBuilder<unknown>;
  /** The statuses of the two answers. */
  statuses?: number[];
}

const save = () => server.done(company, ['saveProduct'], { productId: foreign });
const holdProduct = () => sql`select from products where id = ${own} for update`;

const transitions: Transition[] = [
  { name: 'archiveProduct', ids: () => [own], hold: holdProduct },
  {
    name: 'restoreProduct',
    prepare: () => server.done(company, ['archiveProduct', own]),
    ids: () => [own],
    hold: holdProduct,
  },
  {
    name: 'saveProduct',
    ids: () => [],
    body: () => ({ productId: foreign }),
    hold: () => sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${company.user._id}`}, 0))`,
    statuses: [200, 201],
  },
  {
    name: 'unsaveProduct',
    prepare: save,
    ids: () => [foreign],
    hold: () => sql`select from saved_products where product_id = ${foreign} for update`,
  },
  {
    name: 'unblockCompany',
    prepare: () => block(server, company, other.user._id),
    ids: () => [other.user._id],
    hold: () => sql`select from blocks where blocked_id = ${other.user._id} for update`,
  },
];

const entries = async () => {
  const { rows } = await sql`select from activity where company_id = ${company.user._id}`.execute(
    server.context.db,
  );
  return rows.length;
};

test.each(transitions)(
  '$name at once by two windows is one entry of the activity',
  async ({ name, prepare, ids, body, hold, statuses = [200, 200] }) => {
    await prepare?.();
    const before = await entries();
    const { db, dbWithoutTimeout } = server.context;
    const calls = await dbWithoutTimeout.transaction().execute(async (trx) => {
      await hold().execute(trx);
      const answers = [1, 2].map(() => server.as(company, [name, ...ids()], body?.()));
      await untilWaiting(db, 2);
      return { answers };
    });
    const answers = await Promise.all(calls.answers);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(statuses);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await entries()).toBe(before + 1);
  },
);
