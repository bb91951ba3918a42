import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import type { MailServer, Reception } from '../../test/mail-server.ts';
import { startSmtpServer } from '../../test/smtp.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { enqueueLetter, leaseSeconds } from './outbox.ts';
import { createTransport } from './transport.ts';

let lines: string[];
beforeEach(() => void (lines = []));

/** A node that sends by that mail server. */
async function startNode({ url }: MailServer, databaseUrl?: string): Promise<TestServer> {
  const onLog = (line: string) => void lines.push(line);
  const mail = { smtpUrl: url, from: 'post@guildhall.example', publicUrl: 'https://guildhall.example' };
  const server: TestServer = await startTestServer({
    onLog,
    ...(databaseUrl !== undefined && { databaseUrl }),
    options: {
      mail: {
        transport: createTransport({ mail, dataFolder: '' }, createLog('silent')),
        publicUrl: mail.publicUrl,
      },
    },
    measured: true,
  });
  onTestFinished(() => server.close());
  return server;
}

const enqueue = ({ context: { db, newId } }: TestServer, recipient: string, trx = db) =>
  enqueueLetter(trx, { id: newId(), kind: 'password-changed', recipient, parameters: {} });

interface Row {
  recipient: string;
  tries: number;
  /** The seconds until it is due. */
  wait: number;
  last_error: string | null;
  failed: boolean;
}
const readOutbox = async ({ context: { db } }: TestServer): Promise<Row[]> =>
  (
    await sql<Row>`select recipient, tries, extract(epoch from due_at - now())::float8 as wait, last_error,
      failed_at is not null as failed from outbox order by id`.execute(db)
  ).rows;

/** Lets the time of the outbox pass: everything that waits is due now, also what is leased. */
async function passTime({ context: { db } }: TestServer): Promise<void> {
  await sql`update outbox set due_at = now() where failed_at is null`.execute(db);
  await sql`select pg_notify('guildhall', 'outbox x')`.execute(db);
}

const count = async ({ metrics }: TestServer, result: string) => {
  const { values } = await metrics.registry.getSingleMetric('guildhall_letters_total')!.get();
  return values.find(({ labels }) => labels['result'] === result)?.value;
};

test('a letter is sent when its transaction is committed, and never when it is rolled back', async () => {
  const smtp = await startSmtpServer();
  const server = await startNode(smtp);
  const { db } = server.context;
  const undone = db.transaction().execute(async (trx) => {
    await enqueue(server, 'undone@x.example', trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute(async (trx) => {
    await enqueue(server, 'stored@x.example', trx);
    await enqueue(server, 'meanwhile@x.example');
    await expect.poll(() => smtp.tries).toEqual(['meanwhile@x.example']);
  });
  await expect
    .poll(() => smtp.letters.map(({ to }) => to))
    .toEqual(['meanwhile@x.example', 'stored@x.example']);
  await expect.poll(() => readOutbox(server)).toEqual([]);
  expect(await count(server, 'sent')).toBe(2);
});

test('what was stored while no node sent letters is sent at the start of one', async () => {
  const idle = await startTestServer();
  onTestFinished(() => idle.close());
  for (let number = 0; number < 20; number += 1) await enqueue(idle, `${number}@x.example`);
  const smtp = await startSmtpServer();
  await startNode(smtp, idle.databaseUrl);
  await expect.poll(() => smtp.letters.length).toBe(20);
  await expect.poll(() => readOutbox(idle)).toEqual([]);
  expect(new Set(smtp.tries).size).toBe(20);
});

test('what fails is tried again later and later, with the same Message-ID, and given up after five tries', async () => {
  const smtp = await startSmtpServer(() => (smtp.tries.length === 1 ? 'lost' : 'later'));
  const server = await startNode(smtp);
  let since = Date.now();
  await enqueue(server, 'busy@x.example');
  const waits: [rest: number, passed: number][] = [];
  for (let tries = 1; tries < 5; tries += 1) {
    await expect.poll(() => readOutbox(server)).toMatchObject([{ tries, last_error: expect.any(String) }]);
    const [row] = await readOutbox(server);
    expect(row!.failed).toBe(false);
    waits.push([row!.wait, (Date.now() - since) / 1000]);
    since = Date.now();
    await sql`update outbox set last_error = null`.execute(server.context.db);
    await passTime(server);
  }
  const longest = [60, 300, 1500, 7500];
  for (const [index, [rest, passed]] of waits.entries()) {
    expect(rest).toBeLessThanOrEqual(longest[index]!);
    expect(rest + passed).toBeGreaterThanOrEqual(longest[index]! / 2);
  }
  await expect.poll(() => readOutbox(server)).toMatchObject([{ tries: 5, failed: true }]);
  await passTime(server);
  expect(smtp.tries).toHaveLength(5);
  expect(await count(server, 'deferred')).toBe(4);
  await expect.poll(() => count(server, 'failed')).toBe(1);

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.filter(({ level }) => level === 50)).toMatchObject([
    {
      kind: 'password-changed',
      tries: 5,
      code: 'EMESSAGE',
      responseCode: 451,
      msg: 'A letter could not be sent',
    },
  ]);
  expect(lines.join('')).not.toContain('busy@');
});

test('what the mail server refuses for good is not tried again', async () => {
  const smtp = await startSmtpServer(() => 'refused');
  const server = await startNode(smtp);
  await enqueue(server, 'nobody@x.example');
  await expect.poll(() => readOutbox(server)).toMatchObject([{ tries: 1, failed: true }]);
  const [row] = await readOutbox(server);
  expect(row!.last_error).toContain('No mailbox nobody@x.example here');
});

test('a letter whose node does not end its try is sent by another one; the late end changes nothing', async () => {
  let reception: Reception = 'stalled';
  const smtp = await startSmtpServer(() => reception);
  const slow = await startNode(smtp);
  await enqueue(slow, 'late@x.example');
  await expect.poll(() => smtp.tries).toHaveLength(1);
  const [leased] = await readOutbox(slow);
  expect(leased!.wait).toBeGreaterThan(leaseSeconds / 2);
  reception = 'later';
  const other = await startNode(smtp, slow.databaseUrl);
  await passTime(other);
  await expect.poll(() => readOutbox(other)).toMatchObject([{ tries: 2, last_error: expect.any(String) }]);
  const before = await readOutbox(other);
  smtp.breakStalled();
  await expect.poll(() => count(slow, 'deferred')).toBeGreaterThan(0);
  await expect
    .poll(async () => ((await count(slow, 'deferred')) ?? 0) + ((await count(other, 'deferred')) ?? 0))
    .toBe(2);
  const after = await readOutbox(other);
  expect(after).toMatchObject([{ tries: 2, last_error: before[0]!.last_error }]);
});

test('a letter of which five nodes have died is given up', async () => {
  const smtp = await startSmtpServer();
  const idle = await startTestServer();
  onTestFinished(() => idle.close());
  await enqueue(idle, 'deadly@x.example');
  await sql`update outbox set tries = 5`.execute(idle.context.db);
  await startNode(smtp, idle.databaseUrl);
  await expect.poll(() => readOutbox(idle)).toMatchObject([{ failed: true }]);
  expect(smtp.tries).toEqual([]);
});

test('a server that ends leaves the letter that it cannot finish to the next one at once', async () => {
  let reception: Reception = 'stalled';
  const smtp = await startSmtpServer(() => reception);
  const idle = await startTestServer();
  onTestFinished(() => idle.close());
  const server = await startNode(smtp, idle.databaseUrl);
  await enqueue(server, 'unfinished@x.example');
  await expect.poll(() => smtp.tries).toHaveLength(1);
  await server.close();
  const [row] = await readOutbox(idle);
  expect(row).toMatchObject({ tries: 0, failed: false });
  expect(row!.wait).toBeLessThanOrEqual(0);
  reception = 'taken';
  await startNode(smtp, idle.databaseUrl);
  await expect.poll(() => smtp.letters).toHaveLength(1);
});
