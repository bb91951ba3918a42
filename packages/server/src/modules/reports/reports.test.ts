import { maxReportsPerDay, type ErrorBody, type NewReport, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { block } from '../../../test/blocks.ts';
import { connect } from '../../../test/connections.ts';
import { readLetters } from '../../../test/letters.ts';
import { makeDataFolder, removeDataFolder } from '../../../test/data-folder.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { newProduct, newRequest } from '../../../test/authorization-matrix.ts';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';

const day = 24 * 60 * 60 * 1000;
const thanks = { message: 'Thank you. We will look at it.' };

let time = Date.UTC(2027, 1, 25);
let dataFolder: string;
let server: TestServer;
beforeAll(async () => {
  dataFolder = await makeDataFolder();
  const mail = { smtpUrl: undefined, from: 'post@guildhall.example', publicUrl: undefined };
  server = await startTestServer({
    now: () => new Date(time),
    options: {
      mail: {
        transport: createTransport({ mail, dataFolder }, createLog('silent')),
        publicUrl: 'https://guildhall.example',
      },
      operatorEmail: 'Operator@Guildhall.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  await removeDataFolder(dataFolder);
});

let reporter: Session;
let other: Session;
beforeEach(async () => {
  [reporter, other] = [
    await server.company({ companyName: 'Lotus Steel' }),
    await server.company({ companyName: 'Banyan <Metals>' }),
  ];
});

const report = async (target: Partial<NewReport>, { token }: Session = reporter) => {
  const body = { targetType: 'company', targetId: other.user._id, reason: 'Spam', ...target };
  const answer = await server.call<ErrorBody>(...address('report'), { token, body });
  return { status: answer.status, body: answer.body, retryAfter: answer.headers.get('retry-after') };
};
const statusOf = async (...asked: Parameters<typeof report>) => (await report(...asked)).status;
const add = async <Body>(name: Parameters<typeof address>[0], body: object, { token }: Session) =>
  (await server.call<Body>(...address(name), { token, body })).body;

/** What a company has that can be reported, beside itself. */
async function targetsOf(company: Session, reader: Session): Promise<NewReport[]> {
  await connect(server, company, reader);
  const { product } = await add<{ product: { id: string } }>('createProduct', newProduct, company);
  const { request } = await add<{ request: { id: string } }>('createRequest', newRequest, company);
  const said = { senderId: company.user._id, receiverId: reader.user._id, content: 'Buy now' };
  const { data } = await add<{ data: { _id: string } }>('sendMessage', said, company);
  return [
    { targetType: 'company', targetId: company.user._id, reason: 'Spam' },
    { targetType: 'product', targetId: product.id, reason: 'Spam' },
    { targetType: 'request', targetId: request.id, reason: 'Spam' },
    { targetType: 'message', targetId: data._id, reason: 'Spam' },
  ];
}

test('everything that one sees of another company can be reported; while that is open, more is added to it', async () => {
  for (const target of await targetsOf(other, reporter)) {
    expect(await report(target)).toMatchObject({ status: 201, body: thanks });
    for (const reason of ['Spam', 'And rude', 'Spam'])
      expect(await report({ ...target, reason })).toMatchObject({ status: 200, body: thanks });
  }
  const { db } = server.context;
  const reports = db.selectFrom('reports').where('company_id', '=', reporter.user._id);
  const rows = await reports.select(['target_type', 'reported_id', 'reason']).orderBy('id').execute();
  expect(rows).toEqual(
    ['company', 'product', 'request', 'message'].map((target_type) => ({
      target_type,
      reported_id: other.user._id,
      reason: 'Spam\n\nAnd rude',
    })),
  );
  await db
    .updateTable('reports')
    .set({ done_at: new Date(time) })
    .execute();
  expect(await statusOf({})).toBe(201);
});

test('one’s own is refused with 400, what one does not see with 404', async () => {
  const stranger = await server.company();
  const targets = await targetsOf(other, reporter);
  for (const target of targets) {
    const own = await report(target, other);
    expect([own.status, own.body.fields]).toEqual([400, { targetId: expect.any(String) }]);
    const { targetType } = target;
    expect(await statusOf({ targetType, targetId: server.context.newId() })).toBe(404);
  }
  expect(await statusOf(targets.at(-1)!, stranger)).toBe(404);
  await block(server, other, reporter.user._id);
  for (const target of targets) expect(await statusOf(target)).toBe(404);
});

test.each([
  ['targetType', { targetType: 'file' }],
  ['targetId', { targetId: 'x' }],
  ['reason', { reason: ' ' }],
  ['reason', { reason: 'x'.repeat(1001) }],
])('a bad %s is refused', async (field, wrong) => {
  const { status, body } = await report(wrong as Partial<NewReport>);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('a company can report 20 times a day, also when all come at once', async () => {
  const targets = await Promise.all(
    Array.from({ length: maxReportsPerDay + 4 }, async () => (await server.company()).user._id),
  );
  const statuses = await Promise.all(targets.map((targetId) => statusOf({ targetId })));
  expect(statuses.filter((status) => status === 201)).toHaveLength(maxReportsPerDay);
  const refused = targets[statuses.indexOf(429)]!;
  time += day / 2;
  expect(await report({ targetId: refused })).toMatchObject({ status: 429, retryAfter: String(12 * 3600) });
  const open = { targetId: targets[statuses.indexOf(201)]! };
  expect(await statusOf(open)).toBe(200);
  expect(await statusOf({ ...open, reason: 'And rude' })).toBe(429);
  time += day / 2;
  expect(await statusOf({ targetId: refused })).toBe(201);
});

test('the operator gets a letter about each, and about what is added', async () => {
  const [, , , message] = await targetsOf(other, reporter);
  const lettersWith = async (reason: string) =>
    (await readLetters(dataFolder)).filter(({ text }) => text?.includes(reason));
  for (const reason of ['Too loud', 'They <insist>.']) {
    await report({ ...message!, reason });
    await expect.poll(() => lettersWith(reason), { timeout: 20_000 }).toHaveLength(1);
  }
  const [letter] = await lettersWith('They <insist>.');
  expect(letter!.to).toEqual([{ address: 'operator@guildhall.example', name: '' }]);
  expect(letter!.subject).toBe('Report of a message of Banyan <Metals>');
  for (const words of [
    'Too loud',
    'Lotus Steel',
    'Buy now',
    `suspend ${other.user._id}`,
    'https://guildhall.example',
  ])
    expect(letter!.text).toContain(words);
  expect(letter!.html).toContain('They &lt;insist&gt;.');
});
