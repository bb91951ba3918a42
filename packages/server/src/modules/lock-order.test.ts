import type { EndpointName, Session, StoredFile } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequest } from '../../test/authorization-matrix.ts';
import { connect } from '../../test/connections.ts';
import { uploadPicture } from '../../test/files.ts';
import { startDealServer, type DealServer } from '../../test/negotiation.ts';
import { untilWaiting } from '../../test/waiting.ts';

let server: DealServer;
let company: Session;
let other: Session;
/** A picture of the company. */
let file: StoredFile;
beforeAll(async () => {
  server = await startDealServer();
  [company, other] = [await server.company(), await server.company()];
  await connect(server, company, other);
  file = await uploadPicture(server, company);
});
afterAll(() => server.close());

/** Makes a call wait for what a query locks. Returns the rows that another one finds meanwhile, and the answer. */
async function whileWaiting(
  hold: RawBuilder<unknown>,
  call: () => ReturnType<DealServer['as']>,
  find: RawBuilder<unknown>,
) {
  const { db, dbWithoutTimeout } = server.context;
  const { rows, answer } = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await hold.execute(trx);
    const calling = call();
    await untilWaiting(db, 1);
    return { rows: (await find.execute(db)).rows, answer: calling };
  });
  return { rows, status: (await answer).status };
}

const holdFile = () => sql`select from files where id = ${file.id} for update`;

test('who deletes a message waits for its files before it locks the conversation, as who sends one', async () => {
  const { data } = (await server.done(company, ['sendMessage'], {
    senderId: company.user._id,
    receiverId: other.user._id,
    content: '',
    fileIds: [file.id],
  })) as unknown as { data: { _id: string } };
  const free = sql`select from conversations where ${company.user._id} in (company_a, company_b)
    for update skip locked`;
  const deletion = () => server.as(company, ['deleteMessage', data._id]);
  expect(await whileWaiting(holdFile(), deletion, free)).toEqual({ rows: [{}], status: 200 });
});

const withPicture: [EndpointName, () => Promise<[ids: string[], body: object]>][] = [
  [
    'createProduct',
    async () => {
      const product = {
        name: 'Coil',
        description: 'Uncommon.',
        price: 1,
        category: 'Coils',
        stockQuantity: 1,
      };
      return [[], { ...product, images: [file.url] }];
    },
  ],
  [
    'updateProduct',
    async () => [[(await server.addProduct(company)).id], { description: 'Unusual.', images: [file.url] }],
  ],
  ['createRequest', async () => [[], { ...newRequest, request: 'Unheard-of', images: [file.url] }]],
  [
    'updateRequest',
    async () => [[(await server.post(company)).id], { request: 'Unwonted', images: [file.url] }],
  ],
  ['updateProfile', async () => [[company.user._id], { address: 'Unfamiliar', avatar: file.url }]],
];

test.each(withPicture)(
  '%s waits for its pictures before it adds words to the search',
  async (name, prepare) => {
    const [ids, body] = await prepare();
    // The databases of other tests have the same tables, with the same oids.
    const adding = sql`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and relation = 'search_words'::regclass and mode = 'RowExclusiveLock'`;
    const { rows, status } = await whileWaiting(
      holdFile(),
      () => server.as(company, [name, ...ids], body),
      adding,
    );
    expect([rows, [200, 201].includes(status)]).toEqual([[], true]);
  },
);

test.each<[EndpointName, () => Promise<string[]>]>([
  ['createRequest', async () => []],
  ['updateRequest', async () => [(await server.post(company)).id]],
])('%s waits for its first picture before it locks a file that was uploaded later', async (name, prepare) => {
  const ids = await prepare();
  const later = await uploadPicture(server, company);
  const body = { request: 'Coils', images: [file.url], fileIds: [later.id] };
  const free = sql`select from files where id = ${later.id} for update skip locked`;
  const whole = name === 'createRequest' ? { ...newRequest, ...body } : body;
  const { rows, status } = await whileWaiting(
    holdFile(),
    () => server.as(company, [name, ...ids], whole),
    free,
  );
  expect([rows, [200, 201].includes(status)]).toEqual([[{}], true]);
});

test('updateRequest waits for a file that it removes before it locks one that was uploaded later', async () => {
  const { id } = await server.post(company, { fileIds: [file.id] });
  const later = await uploadPicture(server, company);
  const free = sql`select from files where id = ${later.id} for update skip locked`;
  const replace = () => server.as(company, ['updateRequest', id], { fileIds: [later.id] });
  expect(await whileWaiting(holdFile(), replace, free)).toEqual({ rows: [{}], status: 200 });
});

test.each<[EndpointName, boolean]>([
  ['deactivateCompany', false],
  ['deleteCompany', true],
])('%s that waits for what the company does lets it go on', async (name, isNamed) => {
  const leaving = await server.company();
  const { _id: id, companyName, member } = leaving.user;
  const refer = sql`select from companies where id = ${id} for key share`;
  const free = sql`select from members where id = ${member._id} for share skip locked`;
  const body = { password: 'correct horse', ...(isNamed && { companyName }) };
  const end = () => server.as(leaving, [name, id], body);
  expect(await whileWaiting(refer, end, free)).toEqual({ rows: [{}], status: 200 });
});
