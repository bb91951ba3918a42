import { rename } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDataFolder, postgresOf, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';
import { createLoad } from './load.ts';

const refusal = {
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(/^Another Guildhall server is using the data folder .*\n$/) as string,
};
async function temporary(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

/** Runs a command with its own processes, System V memory and mounts, as in a container. */
const container = ['unshare', '-m', '-i', '-p', '-f', '--mount-proc', '--kill-child'];
const mounted = ['sh', '-c', 'mount --bind "$1" "$2" && shift 2 && exec "$@"', 'sh'];
/** Only root may create these. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

describe('a second server on a data folder', () => {
  it('is refused in one line, also in a container or on another path, and the first one continues', async () => {
    const [folder, other] = [await temporary(), await temporary()];
    const first = spawnServer(folder);
    const url = await first.ready;
    const load = await createLoad(url);
    const database = postgresOf(folder);
    const stop = load.start(url);
    const byOther = [...mounted, folder, other];
    const seconds = [
      spawnServer(folder),
      ...(isRoot
        ? [
            spawnServer(folder, { within: container }),
            spawnServer(other, { within: ['unshare', '-m', ...byOther] }),
            spawnServer(other, { within: [...container, ...byOther] }),
          ]
        : []),
    ];
    const ends = await Promise.all(seconds.map(({ ended }) => ended));
    const meanwhile = load.acknowledged();
    await expect.poll(() => load.acknowledged()).toBeGreaterThan(meanwhile + 20);
    await stop();
    expect(ends).toEqual(seconds.map(() => refusal));
    expect([load.refusals, load.unanswered()]).toEqual([[], 0]);
    expect(postgresOf(folder)).toBe(database);
    first.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    // Acknowledged writes are on the disk, not only in the memory of the first server.
    const next = spawnServer(folder);
    await load.check(await next.ready);
    next.kill('SIGTERM');
    expect(await next.ended).toMatchObject({ code: 0 });
  });

  it('on the moved folder takes over when the first one has noticed and ended with one line', async ({
    task,
  }) => {
    const folder = await temporary();
    const first = spawnServer(folder);
    const url = await first.ready;
    const load = await createLoad(url);
    const stop = load.start(url);
    const written = load.acknowledged();
    await expect.poll(() => load.acknowledged()).toBeGreaterThan(written + 20);
    const moved = `${folder}-moved`;
    onTestFinished(() => removeDataFolder(moved));
    await rename(folder, moved);
    const second = spawnServer(moved);
    expect(await first.ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The data folder .* was moved, removed or taken over .*\n$/) as string,
    });
    await stop();
    const isServing = await second.ready.then(
      () => true,
      () => false,
    );
    if (!isServing) expect(await second.ended).toEqual(refusal);
    await load.check(await (isServing ? second : spawnServer(moved)).ready);
    task.meta.figures = `the folder moved: ${load.acknowledged()} writes acknowledged, none lost`;
  });
});

if (isRoot)
  it('is refused in a container that cannot see the running database of a killed server', async () => {
    const folder = await temporary();
    const killed = spawnServer(folder);
    const load = await createLoad(await killed.ready);
    killed.kill('SIGKILL');
    await killed.ended;
    const database = postgresOf(folder);
    expect(await spawnServer(folder, { within: container }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^A PostgreSQL that this server can neither use nor end .*\n$/) as string,
    });
    const next = spawnServer(folder);
    await load.check(await next.ready);
    expect(postgresOf(folder)).toBe(database);
  });
