import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, start, temporary } from '../../../test/engine.ts';
import { giveTo, nobody } from './identity.ts';
import { pidFilePath, socketName } from './pid-file.ts';

/** Under root PostgreSQL runs as a user without a name, otherwise as the user of the tests. */
const isRoot = process.getuid?.() === 0;
const isItsUser = (uid: number) => (isRoot ? uid >= 61_184 && uid <= 65_519 : uid === process.getuid?.());

describe('the files of a data folder', () => {
  it.each([
    ['that all may enter', { isPrivate: false }, false],
    ['that only its owner may enter', { isPrivate: true }, isRoot],
  ])('%s are where their user can reach them, also after a restart', async (_name, options, isElsewhere) => {
    const folder = await temporary(options);
    const said: string[] = [];
    const first = await start(folder, { say: (line) => void said.push(line) });
    await ask(first, 'create table entries as select 42 as answer');
    const files = await realpath(join(folder, 'postgres'));
    expect((await stat(files)).uid).toSatisfy(isItsUser);
    expect(files).toMatch(isElsewhere ? /^\/var\/lib\/guildhall\// : folder);
    expect(said.some((line) => line.includes(files))).toBe(isElsewhere);
    await first.stop();
    const second = await start(folder);
    expect(await ask(second, 'select answer from entries')).toBe(42);
    await second.stop();
  });

  it('stay with their owner', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    const files = join(folder, 'postgres');
    const owner = isRoot ? 1 : process.getuid?.();
    spawnSync('chown', ['-R', String(owner), files]);
    const engine = await start(folder);
    expect((await stat(pidFilePath(files))).uid).toBe(owner);
    await engine.stop();
  });
});

/** Run as root it becomes that user, and prints its results of an attempt to read and connect. */
const intruder = `
  const [uid, files, socket] = process.argv.slice(1);
  const { readFileSync } = require('node:fs');
  process.setgroups([]); process.setgid(Number(uid)); process.setuid(Number(uid));
  try { readFileSync(files + '/PG_VERSION'); console.log('read'); } catch (error) { console.log(error.code); }
  require('node:net').connect(files + '/' + socket)
    .on('connect', () => { console.log('connected'); process.exit(); })
    .on('error', (error) => console.log(error.code));
`;
async function intrude(uid: number, files: string): Promise<string[]> {
  const child = spawn(process.execPath, ['-e', intruder, String(uid), files, socketName]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  await once(child, 'close');
  return output.trim().split('\n');
}

if (isRoot)
  describe('the files of a database that root has started', () => {
    it('and its socket are closed to other programs that run as nobody', async () => {
      const folder = await temporary();
      const engine = await start(folder);
      const files = join(folder, 'postgres');
      expect(await intrude(nobody()!.uid, files)).toEqual(['EACCES', 'EACCES']);
      // Its own user succeeds, so the attempt is a real one.
      expect(await intrude((await stat(files)).uid, files)).toEqual(['read', 'connected']);
      await engine.stop();
    });

    it('of `nobody` get their own user when no PostgreSQL runs on them, with their data', async () => {
      const folder = await temporary();
      const first = await start(folder);
      await ask(first, 'create table entries as select 42 as answer');
      await first.stop();
      const files = join(folder, 'postgres');
      giveTo(nobody()!, files);
      const second = await start(folder);
      expect(await ask(second, 'select answer from entries')).toBe(42);
      expect((await stat(files)).uid).toSatisfy(isItsUser);
      expect(await intrude(nobody()!.uid, files)).toEqual(['EACCES', 'EACCES']);
      await second.stop();
    });
  });
