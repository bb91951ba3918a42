import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, refusal, temporaryDataFolder } from '../../test/backup.ts';
import { builtFile } from '../../test/built.ts';
import { packageFolder } from '../../test/package-folder.ts';
import { postgresOf } from '../../test/data-folder.ts';
import { openStream } from '../../test/event-stream.ts';
import { spawnServer } from '../../test/process.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

/** Runs the built command in a process of its own, as an operator does. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [builtFile('operator'), ...args], {
    cwd: packageFolder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
const done = (stdout: string) => ({ code: 0, stdout, stderr: '' });

describe('on a PostgreSQL of one’s own', () => {
  let server: TestServer;
  let reporter: Session;
  let reported: Session;
  const operator = (...args: string[]) => run({ DATABASE_URL: server.databaseUrl }, ...args);
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [reporter, reported] = [
      await server.company({ companyName: 'Lotus Steel' }),
      await server.company({ companyName: 'Banyan Metals' }),
    ];
  });

  const report = async (reason = 'Spam') => {
    const body = { targetType: 'company', targetId: reported.user._id, reason };
    expect((await server.call(...address('report'), { token: reporter.token, body })).status).toBe(201);
    const { db } = server.context;
    const newest = db.selectFrom('reports').select('id').orderBy('id', 'desc').limit(1);
    return (await newest.executeTakeFirstOrThrow()).id;
  };
  const activityOf = (company: Session) =>
    server.context.db
      .selectFrom('activity')
      .select(['action', 'subject'])
      .where('company_id', '=', company.user._id)
      .where('member_name', '=', 'Operator')
      .orderBy('id')
      .execute();
  const statusOf = async (company: Session) =>
    (
      await server.context.db
        .selectFrom('companies')
        .select('status')
        .where('id', '=', company.user._id)
        .executeTakeFirstOrThrow()
    ).status;
  const isIn = async (company: Session) =>
    (await server.call(...address('listSessions'), { token: company.token })).status;

  test('lists the open reports with what to do them by, and closes one', async () => {
    const id = await report('They \u001b[31msay\nso\u202e.');
    const { code, stdout } = await operator('list');
    expect(code).toBe(0);
    for (const words of [
      id,
      `company ${reported.user._id}: Banyan Metals`,
      `of Banyan Metals, company ${reported.user._id}, active`,
      'reported by Lotus Steel: They  [31msay so .',
    ])
      expect(stdout).toContain(words);
    for (const hidden of ['\u001b', '\u202e']) expect(stdout).not.toContain(hidden);
    expect(await operator('done', id)).toEqual(done(`The report ${id} is done.\n`));
    expect(await activityOf(reporter)).toEqual([{ action: 'report.done', subject: id }]);
    expect(await activityOf(reported)).toEqual([]);
    expect(await operator('list')).toEqual(done('There is no open report.\n'));
    expect(await operator('done', id)).toMatchObject(refusal(new RegExp(`There is no open report ${id}\\.`)));
  });

  test('suspends a company at once, and makes it what it was before', async () => {
    const { _id: id, email } = reported.user;
    const stream = await openStream(server.url, reported.token);
    expect(await operator('suspend', id, 'Sells', 'nothing')).toEqual(done('Banyan Metals is suspended.\n'));
    expect(await stream.ended).toBe('ended');
    await server.context.bus.catchUp();
    expect(await isIn(reported)).toBe(401);
    expect((await server.call(...address('getProfile', id))).status).toBe(404);
    const suspensions = server.context.db.selectFrom('suspensions').where('company_id', '=', id);
    expect(await suspensions.select(['reason', 'status_before']).execute()).toEqual([
      { reason: 'Sells nothing', status_before: 'active' },
    ]);
    expect(await operator('suspend', id)).toEqual(done('Banyan Metals is suspended already.\n'));
    expect(await operator('restore', id)).toEqual(done('Banyan Metals is active again.\n'));
    expect((await server.call(...address('getProfile', id))).status).toBe(200);
    const body = { email, password: 'correct horse' };
    expect((await server.call(...address('logIn'), { body })).status).toBe(200);
    expect(await operator('restore', id)).toMatchObject(
      refusal(/Banyan Metals is not suspended: it is active\./),
    );
    expect(await activityOf(reported)).toEqual([
      { action: 'company.suspended', subject: id },
      { action: 'company.restored', subject: id },
    ]);
  });

  test.each(['deactivated', 'leaving'] as const)('restores a company that was %s as that', async (status) => {
    const { _id: id } = reported.user;
    await server.context.db.updateTable('companies').set({ status }).where('id', '=', id).execute();
    await operator('suspend', id);
    expect(await statusOf(reported)).toBe('suspended');
    await operator('restore', id);
    expect(await statusOf(reported)).toBe(status);
  });

  test('refuses what there is not, with one line', async () => {
    const unknown = server.context.newId();
    for (const command of ['suspend', 'restore'])
      expect(await operator(command, unknown)).toMatchObject(
        refusal(new RegExp(`There is no company ${unknown}\\.`)),
      );
    expect(await operator('suspend', 'Banyan')).toMatchObject(refusal(/"Banyan" is no id\. .*/));
    const { _id: id } = reported.user;
    await server.context.db.updateTable('companies').set({ status: 'erased' }).where('id', '=', id).execute();
    expect(await operator('suspend', id)).toMatchObject(
      refusal(new RegExp(`The company ${id} is deleted\\.`)),
    );
  });

  test.each([[], ['list', 'all'], ['suspend'], ['restore', 'a', 'b'], ['delete', 'a']])(
    'says how it is used (case %#)',
    async (...args: string[]) => {
      const { code, stderr } = await operator(...args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Usage: npm run operator -- list\n/);
    },
  );
});

describe('on a data folder', () => {
  const command = (folder: string, ...args: string[]) => run({ GUILDHALL_DATA: folder }, ...args);
  /** Under root it says first where PostgreSQL runs from, if its user cannot read this folder. */
  const said = (line: string) => ({
    ...done(line),
    stdout: expect.stringMatching(new RegExp(`(^|\\n)${line}$`)),
  });

  test('works beside a server, and while none runs', async () => {
    const folder = await temporaryDataFolder();
    const server = spawnServer(folder);
    const url = await server.ready;
    const body = { companyName: 'Banyan Metals', email: 'banyan@example.com', password: 'correct horse' };
    const [method, path] = address('signUp');
    const signedUp = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { user, token } = (await signedUp.json()) as Session;
    expect(await command(folder, 'suspend', user._id)).toEqual(said('Banyan Metals is suspended.\n'));
    const sessions = await fetch(url + address('listSessions')[1], {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sessions.status).toBe(401);
    server.kill('SIGTERM');
    await server.ended;
    expect(await command(folder, 'restore', user._id)).toEqual(said('Banyan Metals is active again.\n'));
    expect(postgresOf(folder)).toBeNull();
  });

  test('is refused where there is no database, or one of an older version', async () => {
    const folder = await temporaryDataFolder();
    expect(await command(folder, 'list')).toMatchObject(refusal(/There is no database in .*/));
    await ask(folder, 'select 1');
    expect(await command(folder, 'list')).toMatchObject(refusal(/The database is of an older version .*/));
  });
});
