import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { builtFile } from './built.ts';
import { packageFolder } from './package-folder.ts';

/** The commands that run and have the path of a folder in them. */
const commandsOf = (folder: string) =>
  execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((command) => command.includes(folder));

/** What the tests have written into a folder; Vitest writes there too. */
const writtenIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('guildhall-'));

/** When a run is stopped: what it runs, or writes, by then. */
const moments = {
  'its database starts': async (folder: string) => (await writtenIn(folder)).length > 0,
  'a server runs': async (folder: string) =>
    commandsOf(folder).some((command) => command.includes(builtFile('main'))),
};

test.each([
  ['its database starts', 'SIGINT', 'its group'],
  ['its database starts', 'SIGTERM', 'it alone'],
  ['a server runs', 'SIGINT', 'its group'],
  ['a server runs', 'SIGTERM', 'it alone'],
  ['a server runs', 'SIGKILL', 'it alone'],
] as const)(
  'a run of these tests that is stopped when %s, by %s to %s, leaves nothing behind',
  async (moment, signal, receiver) => {
    // Beside the folder of this run: in it, the paths of sockets would be too long.
    const folder = await mkdtemp(join(dirname(inject('runFolder')), 'i-'));
    await chmod(folder, 0o755);
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const vitest = resolve(packageFolder, '../../node_modules/vitest/vitest.mjs');
    const tests = ['run', '--project=server in full', 'packages/server/src/main.test.ts'];
    const run = spawn(process.execPath, [vitest, ...tests], {
      cwd: resolve(packageFolder, '../..'),
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: folder, GUILDHALL_BUILT: '1' },
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(run, 'close');
    onTestFinished(() => void run.kill('SIGKILL'));
    await expect.poll(() => moments[moment](folder), { interval: 10 }).toBe(true);
    process.kill(receiver === 'its group' ? -run.pid! : run.pid!, signal);
    await ended;
    await expect.poll(() => commandsOf(folder)).toEqual([]);
    await expect.poll(() => writtenIn(folder)).toEqual([]);
  },
);
