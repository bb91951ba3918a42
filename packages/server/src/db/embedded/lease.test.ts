import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder } from '../../../test/data-folder.ts';
import { packageFolder } from '../../../test/package-folder.ts';
import { createLease, newestLease, writeRecord, type LeaseRecord } from './lease-file.ts';
import { takeLease, type Lease } from './lease.ts';

async function temporary(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that only advances by waiting. `onSleep` is called after each wait. */
function createClock(onSleep: (now: number) => Promise<void> | void = () => {}) {
  let time = 0;
  return {
    now: () => time,
    async sleep(milliseconds: number) {
      time += milliseconds;
      await new Promise(setImmediate);
      await onSleep(time);
    },
  };
}

async function take(folder: string, options: Partial<Parameters<typeof takeLease>[1]> = {}) {
  const lease = await takeLease(folder, { onLost: () => {}, clock: createClock(), ...options });
  if (lease) onTestFinished(() => lease.release());
  return lease;
}

async function spawnHolder(folder: string): Promise<ChildProcess> {
  const holder = fork(join(packageFolder, 'test/lease-holder.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
    cwd: packageFolder,
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  expect(await once(holder, 'message')).toEqual(['held', undefined]);
  return holder;
}

/** Creates the lease of a server on another machine. Returns the function that renews it. */
async function createRemoteLease(folder: string): Promise<() => Promise<void>> {
  const record: LeaseRecord = { id: 'remote', boot: 'another machine', state: 'held', count: 0 };
  const file = (await createLease(folder, 1, record))!;
  onTestFinished(() => file.close());
  return () => writeRecord(file, { ...record, count: (record.count += 1) });
}

it('is taken by one of many at once, and by the next after its release', async () => {
  const folder = await temporary();
  const all = await Promise.all(Array.from({ length: 12 }, () => take(folder)));
  const held = all.filter((lease): lease is Lease => lease !== null);
  expect(held).toHaveLength(1);
  expect(await held[0]!.isHeld()).toBe(true);
  await held[0]!.release();
  expect((await take(folder))?.isFromElsewhere).toBe(false);
  const left = (await readdir(folder)).filter((file) => !file.endsWith('.sock'));
  expect([left, await readdir(folder)]).toEqual([['server.lease.2'], expect.objectContaining({ length: 2 })]);
});

it('is refused while its holder is alive, even suspended, and taken over at once when that was killed', async () => {
  const folder = join(await temporary(), 'a long name/'.repeat(12));
  await mkdir(folder, { recursive: true });
  const holder = await spawnHolder(folder);
  expect(await take(folder)).toBeNull();
  holder.kill('SIGSTOP');
  expect(await take(folder, { isShared: true })).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const clock = createClock();
  expect(await take(folder, { clock })).not.toBeNull();
  expect(clock.now()).toBe(0);
});

it('of a server that is ending is awaited', async () => {
  const folder = await temporary();
  const first = await take(folder);
  await first!.announceEnd();
  const clock = createClock(async (now) => {
    if (now === 30_000) await first!.release();
  });
  expect(await take(folder, { clock })).not.toBeNull();
  expect(clock.now()).toBe(30_000);
});

it('of another machine is taken over after ten seconds without a renewal, and not before', async () => {
  const folder = await temporary();
  await createRemoteLease(folder);
  const clock = createClock(async (now) => {
    if (now < 10_000) expect((await newestLease(folder))?.generation).toBe(1);
  });
  const lease = await take(folder, { isShared: true, clock });
  expect(lease?.isFromElsewhere).toBe(true);
  // Three more seconds, in which a server that is alive after all notices that it has lost.
  expect(clock.now()).toBe(13_000);
});

it('of another machine is refused while it is renewed, whatever the time of day', async () => {
  const folder = await temporary();
  const renew = await createRemoteLease(folder);
  const clock = createClock((now) => (now % 1000 === 0 ? renew() : undefined));
  expect(await take(folder, { isShared: true, clock })).toBeNull();
});

it('is renewed, so that a server with an unreachable socket keeps it', async () => {
  const folder = await temporary();
  await spawnHolder(folder);
  for (const file of await readdir(folder)) if (file.endsWith('.sock')) await rm(join(folder, file));
  const textOf = async () => (await newestLease(folder))?.text;
  let seen = await textOf();
  const clock = createClock(async (now) => {
    if (now % 1000 !== 0) return;
    await expect.poll(textOf).not.toBe(seen);
    seen = await textOf();
  });
  expect(await take(folder, { clock })).toBeNull();
});

it('of another start of the machine, on a disk that no other machine has, is taken over at once', async () => {
  const folder = await temporary();
  await createRemoteLease(folder);
  const clock = createClock();
  expect((await take(folder, { isShared: false, clock }))?.isFromElsewhere).toBe(false);
  expect(clock.now()).toBe(0);
});

it.each([
  ['the folder is moved', (folder: string) => rename(folder, `${folder}-moved`)],
  ['the folder is removed', (folder: string) => rm(folder, { recursive: true })],
  [
    'the folder is replaced by a copy',
    async (folder: string) => {
      await cp(folder, `${folder}-copy`, { recursive: true, filter: (path) => !path.endsWith('.sock') });
      await rename(folder, `${folder}-moved`);
      await rename(`${folder}-copy`, folder);
    },
  ],
  [
    'another server takes it over',
    async (folder: string) => {
      const record = { id: 'other', boot: 'another machine', state: 'held', count: 0 } as const;
      const { generation } = (await newestLease(folder))!;
      await (await createLease(folder, generation + 1, record))!.close();
    },
  ],
])('is known to be lost when %s', async (_name, change) => {
  const folder = await temporary();
  onTestFinished(() => rm(`${folder}-moved`, { recursive: true, force: true }));
  const holder = await spawnHolder(folder);
  const lost = once(holder, 'message');
  await change(folder);
  expect(await lost).toEqual(['lost', undefined]);
});

it('exists once for each generation: an outdated attempt gets none', async () => {
  const folder = await temporary();
  const record: LeaseRecord = { id: 'late', boot: 'this one', state: 'held', count: 0 };
  const leases = [await createLease(folder, 2, record), await createLease(folder, 1, record)];
  expect(leases.map((file) => file !== null)).toEqual([true, false]);
  expect(await readdir(folder)).toEqual(['server.lease.2']);
  await leases[0]!.close();
});
