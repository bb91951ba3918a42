import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { connect } from '#db/connect.ts';
import type { Database } from '#db/schema.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { call, signUp } from '../client.ts';
import { createTestDatabase } from '../database.ts';
import { spawnServer, type ServerProcess } from '../process.ts';
import type { Reception, TakenLetter } from '../mail-server.ts';
import { startSmtpServer } from '../smtp.ts';
import { randomNumbers } from './random.ts';
import { rounds } from './rounds.ts';

type Db = Kysely<Database>;

/** Letters of a round, a part of which is rolled back. */
const letters = 60;
/** Companies that have forgotten their password in a round. */
const forgetful = 6;
/** How often a letter is not taken at most: with the try of a killed node fewer than five. */
const maxBadTries = 2;

interface WaitingRow {
  id: string;
  tries: number;
  isDeferred: boolean;
}

/** The letters that are still to be sent. A lease ends after 120 seconds; see `waitAfter` for deferred ones. */
const readWaiting = async (db: Db): Promise<WaitingRow[]> =>
  (
    await sql<WaitingRow>`select id, tries, tries = 0 or due_at <= now() or
        case tries when 1 then due_at <= now() + interval '60 s' else due_at > now() + interval '120 s' end as "isDeferred"
      from outbox where failed_at is null`.execute(db)
  ).rows;

/** Makes rows due, as if the time of their wait had passed. */
async function makeDue(db: Db, rows: WaitingRow[]): Promise<void> {
  for (const { id, tries } of rows)
    await sql`update outbox set due_at = now() where id = ${id} and tries = ${tries} and failed_at is null`.execute(
      db,
    );
  await sql`select pg_notify('guildhall', 'outbox x')`.execute(db);
}

test(
  'three nodes, one of which is killed, send every letter by a mail server that fails, stalls and refuses',
  { timeout: 600_000 + rounds * 60_000 },
  async ({ task }) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const db = connect({ connectionString: database.url }, { onError: () => {} });
    onTestFinished(() => db.destroy());
    let receive: (recipient: string) => Reception = () => 'taken';
    const smtp = await startSmtpServer((recipient) => receive(recipient));
    const start = () =>
      spawnServer('', {
        env: {
          DATABASE_URL: database.url,
          GUILDHALL_SMTP_URL: smtp.url,
          GUILDHALL_MAIL_FROM: 'Guildhall <post@guildhall.example>',
          GUILDHALL_PUBLIC_URL: 'https://guildhall.example',
        },
      });
    const nodes = [start(), start(), start()];
    const random = randomNumbers();
    let twice = 0;

    for (let round = 0; round < rounds; round += 1) {
      const urls = await Promise.all(nodes.map(({ ready }) => ready));
      const bad: Reception[] = ['lost', 'later', 'broken', 'stalled'];
      const badTries = new Map<string, number>();
      const refused = new Set<string>();
      receive = (recipient) => {
        if (refused.has(recipient)) return 'refused';
        const before = badTries.get(recipient) ?? 0;
        if (before >= maxBadTries || random() < 0.5) return 'taken';
        badTries.set(recipient, before + 1);
        return bad[Math.floor(random() * bad.length)] ?? 'later';
      };
      const sent = new Set<string>();
      const undone = new Set<string>();

      const store = async (number: number) => {
        const recipient = `letter-${round}-${number}@x.example`;
        const isUndone = random() < 0.3;
        if (!isUndone && random() < 0.2) refused.add(recipient);
        (isUndone ? undone : sent).add(recipient);
        const storing = db.transaction().execute(async (trx) => {
          await enqueueLetter(trx, { id: uuid(), kind: 'password-changed', recipient, parameters: {} });
          if (isUndone) throw new Error('undone');
        });
        await (isUndone ? expect(storing).rejects.toThrow('undone') : storing);
      };
      const forget = async (number: number) => {
        const url = urls[number % urls.length]!;
        const { user } = await signUp(url, `forgetful-${round}-${number}`);
        const { status } = await call(url, ['forgotPassword'], { body: { email: user.email } });
        if (status === 202) sent.add(user.email);
      };
      for (let number = 0; number < forgetful; number += 1) await forget(number);
      const storing = (async () => {
        for (let number = 0; number < letters; number += 1) await store(number);
      })();

      // A node is killed in the middle of its work.
      const victim = Math.floor(random() * nodes.length);
      const goal = smtp.tries.length + 10;
      const tried = () => {
        // Else all lanes of all nodes could wait for connections that do not respond.
        if (smtp.connections() > 8) smtp.breakStalled();
        return smtp.tries.length;
      };
      await expect.poll(tried, { interval: 1 }).toBeGreaterThan(goal);
      const killed = nodes[victim] as ServerProcess;
      killed.kill('SIGKILL');
      await Promise.all([killed.ended, storing]);
      const leftBehind = new Set((await readWaiting(db)).map(({ id, tries }) => `${id} ${tries}`));

      const waiting = async () => {
        smtp.breakStalled();
        const rows = await readWaiting(db);
        const deferred = rows.filter(({ isDeferred }) => isDeferred);
        const isDead = ({ id, tries }: WaitingRow) => leftBehind.has(`${id} ${tries}`);
        if (deferred.length > 0) await makeDue(db, deferred);
        // Nothing happens any more: these are the leases of the killed node.
        else if (rows.every(isDead) && smtp.connections() === 0) await makeDue(db, rows);
        return rows.length;
      };
      await expect.poll(waiting, { interval: 100 }).toBe(0);

      // A sign-up sends one as well, which proves the address.
      const isAboutPassword = ({ mail: { subject = '' } }: TakenLetter) => subject.includes('password');
      const taken = smtp.letters.filter(
        (letter) => isAboutPassword(letter) && (sent.has(letter.to) || undone.has(letter.to)),
      );
      const addresses = new Set(taken.map(({ to }) => to));
      expect([...sent].filter((address) => !addresses.has(address) && !refused.has(address))).toEqual([]);
      expect([...undone].filter((address) => addresses.has(address))).toEqual([]);
      const failed = await db.selectFrom('outbox').select(['recipient', 'tries']).execute();
      expect(failed.map(({ recipient }) => recipient).toSorted()).toEqual([...refused].toSorted());
      // A second copy is known by its Message-ID.
      expect(new Set(taken.map(({ mail }) => mail.messageId)).size).toBe(addresses.size);
      twice += taken.length - addresses.size;
      await db.deleteFrom('outbox').execute();
      nodes[victim] = start();
    }
    await Promise.all(nodes.map(({ ready }) => ready));
    for (const node of nodes) node.kill('SIGTERM');
    for (const node of nodes) expect(await node.ended).toMatchObject({ code: 0, stderr: '' });
    task.meta.figures =
      `${rounds} kills, ${smtp.letters.length} letters taken in ${smtp.tries.length} tries, ${twice} of them a second ` +
      `time; none lost, none of a transaction that was rolled back`;
  },
);
