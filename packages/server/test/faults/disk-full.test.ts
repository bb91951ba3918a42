import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newestLease } from '#db/embedded/lease-file.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';
import { createLoad } from './load.ts';
import { rounds } from './rounds.ts';

const times = Math.ceil(rounds / 10);
const pollOptions = { timeout: 60_000 };

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024);
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Makes the database write to its write-ahead log until it fails. */
async function breakDown(dataFolder: string): Promise<void> {
  const host = join(dataFolder, 'postgres');
  const client = new pg.Client({ host, user: 'guildhall', database: 'postgres' });
  client.on('error', () => {});
  const ended = new Promise((end) => client.once('end', end));
  await client.connect();
  const write = () => client.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`);
  await expect(
    (async () => {
      for (;;) await write();
    })(),
  ).rejects.toThrow();
  await ended;
}

test.each([
  ['that has no room for the files of PostgreSQL', '16m'],
  ['that has no room for the tables', '40m'],
])('a first start on a disk %s says so in one line', async (_what, size) => {
  const disk = await makeDataFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'guildhall-faults', disk]);
  onTestFinished(async () => {
    await removeDataFolder(join(disk, 'data'));
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });
  const server = spawnServer(join(disk, 'data'));
  await expect(server.ready).rejects.toThrow();
  const { code, stderr } = await server.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*No space left on device.* Free some space on .*disk, then start again\.\n$/);
});

test(
  'a full disk causes 503 for writes, loses no acknowledged one, and only needs free space',
  { timeout: 60_000 + times * 120_000 },
  async ({ task }) => {
    const disk = await makeDataFolder();
    const folder = join(disk, 'data');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'guildhall-faults', disk]);
    onTestFinished(async () => {
      await removeDataFolder(folder);
      execFileSync('umount', [disk]);
      await rm(disk, { recursive: true });
    });
    const server = spawnServer(folder);
    const url = await server.ready;
    const load = await createLoad(url);
    const ballast = join(disk, 'ballast');
    let slowest = 0;
    const stop = load.start(url);
    for (let time = 0; time < times; time += 1) {
      const written = load.acknowledged();
      await expect.poll(() => load.acknowledged(), pollOptions).toBeGreaterThan(written + 30);
      fill(ballast);
      const refused = load.refusals.length;
      await breakDown(folder);
      await expect.poll(() => load.refusals.length, pollOptions).toBeGreaterThan(refused + 50);
      expect((await fetch(`${url}/api/ready`)).status).toBe(503);
      // The lease is still renewed, so the folder stays the server's.
      const renewals = async () => (await newestLease(folder))?.record?.count ?? 0;
      const seen = await renewals();
      await expect.poll(renewals, pollOptions).toBeGreaterThan(seen + 1);

      const before = load.acknowledged();
      rmSync(ballast);
      const freed = performance.now();
      await expect.poll(() => load.acknowledged(), pollOptions).toBeGreaterThan(before + 30);
      slowest = Math.max(slowest, performance.now() - freed);
    }
    await stop();
    expect(new Set(load.refusals.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 unavailable']),
    );
    for (const { body } of load.refusals) expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(load.unanswered()).toBe(0);
    await load.check(url);
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    task.meta.figures =
      `${times} times, ${load.acknowledged()} writes acknowledged, none lost; ${load.refusals.length} answered 503; ` +
      `writing again at most ${Math.round(slowest)} ms after there was space`;
  },
);
