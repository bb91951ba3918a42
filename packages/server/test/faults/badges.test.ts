import type { Session } from '@guildhall/contract';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { call, connect, password, signUp } from '../client.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { createTestDatabase } from '../database.ts';
import { spawnServer } from '../process.ts';
import { openBadgeWindow, recount } from './badges.ts';
import { randomNumbers } from './random.ts';
import { createActions } from './random-actions.ts';
import { isCommand, rounds } from './rounds.ts';

const actionCount = isCommand ? 2000 : 150;
/** Actions that run at once; then all windows are looked at. */
const actionsAtOnce = 5;
/** How long a window may take to be right. Beside other suites it may be slow, but not wrong. */
const limit = isCommand ? { timeout: 1000 } : {};

/** Five companies, each with two members who may do everything. */
async function signUpCompanies(url: string, databaseUrl: string): Promise<Session[]> {
  const owners = await Promise.all(
    ['ash', 'birch', 'cedar', 'dogwood', 'elm'].map((name) => signUp(url, name)),
  );
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`insert into members (id, company_id, name, email, password_hash, role, created_at)
    select gen_random_uuid(), company_id, name || ' too', 'second-' || email, password_hash, role, created_at
    from members`);
  await client.end();
  const second = async ({ user: { email } }: Session) =>
    (await call<Session>(url, ['logIn'], { body: { email: `second-${email}`, password } })).body;
  // Those next to each other are connected at first.
  for (const [index, owner] of owners.slice(1).entries()) await connect(url, owners[index]!, owner);
  return [...owners, ...(await Promise.all(owners.map(second)))];
}

test(
  `every badge is right after ${actionCount} actions on three nodes, one of which is killed`,
  { timeout: 300_000 + rounds * 30_000 },
  async ({ task }) => {
    const database = await createTestDatabase({ migrated: false });
    onTestFinished(() => database.drop());
    const letters = await makeDataFolder();
    onTestFinished(() => removeDataFolder(letters));
    const nodes = [0, 1, 2].map(() => spawnServer(letters, { env: { DATABASE_URL: database.url } }));
    const urls = await Promise.all(nodes.map(({ ready }) => ready));
    const sessions = await signUpCompanies(urls[0]!, database.url);
    const random = randomNumbers();
    const anyNode = () => urls[Math.floor(random() * urls.length)]!;
    // Its own numbers: when a window connects again depends on the machine, and must not change the actions.
    const randomOfWindows = randomNumbers();
    // The windows of a member are on different nodes at first.
    const windows = sessions.flatMap((session) =>
      [0, 1].map((nth) => {
        let isFirst = true;
        return openBadgeWindow(session, () => {
          const node = isFirst
            ? urls[nth % urls.length]!
            : urls[Math.floor(randomOfWindows() * urls.length)]!;
          isFirst = false;
          return node;
        });
      }),
    );
    onTestFinished(() => windows.forEach((window) => window.close()));

    const { act, statuses } = createActions({ nodeOf: anyNode, random, sessions });
    const db = new pg.Client(database.url);
    await db.connect();
    onTestFinished(() => db.end());
    /** Vendors are told of a request after it is answered, by a worker. */
    const unmatched = async () => (await db.query('select from unmatched_requests')).rowCount;
    let slowest = 0;
    /**
     * Waits until every window shows what the lists hold. A change that a window is not told of stays wrong. The lists are
     * read anew each time: what the killed node was writing may be committed after its calls have failed.
     */
    async function expectRight(): Promise<void> {
      await expect.poll(unmatched, { interval: 10 }).toBe(0);
      const ended = performance.now();
      const findWrong = async () => {
        const held = await Promise.all(windows.map(({ session }) => recount(urls[0]!, session)));
        return windows
          .map(({ badges }, index) => ({ window: index, shows: badges(), holds: held[index] }))
          .filter(({ shows, holds }) => !isDeepStrictEqual(shows, holds));
      };
      await expect.poll(async () => JSON.stringify(await findWrong()), { interval: 10, ...limit }).toBe('[]');
      slowest = Math.max(slowest, performance.now() - ended);
    }
    for (let made = 0; made < actionCount; made += actionsAtOnce) {
      if (made >= actionCount / 2 && urls.length === nodes.length) {
        urls.splice(1, 1);
        setTimeout(() => nodes[1]!.kill('SIGKILL'), 5);
      }
      await Promise.all(Array.from({ length: actionsAtOnce }, act));
      await expectRight();
    }

    const done = statuses.filter((status) => status >= 200 && status < 300).length;
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(done).toBeGreaterThan(actionCount / 4);
    task.meta.figures =
      `${done} actions done; after each ${actionsAtOnce} all badges of 20 windows were right ` +
      `within ${Math.round(slowest)} ms`;
  },
);
