import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ask,
  backedUpDatabase,
  backupFolder,
  refusal,
  runBackupCommand,
  temporaryDataFolder,
} from '../../test/backup.ts';

const database = backedUpDatabase();

/** Writes a backup that differs from the good one. */
const changed: [name: string, change: (good: Buffer, path: string) => Promise<Buffer>, message: RegExp][] = [
  ['is truncated', async (bytes) => bytes.subarray(0, -1000), /unexpected end of file/],
  ['is empty', async () => Buffer.alloc(0), /.+/],
  ['is something else', async () => Buffer.from('a letter'), /incorrect header check/],
  [
    'has wrong bytes',
    // Several: among the zeros of a page, one may say the same in another way.
    async (bytes) => {
      const middle = bytes.length >> 1;
      return Buffer.from(bytes.map((byte, at) => (at >= middle && at < middle + 32 ? ~byte : byte)));
    },
    /.+/,
  ],
  [
    'is the archive of other files',
    async (_bytes, path) => archive(path, { letter: 'Dear' }),
    /.*PG_VERSION.*/,
  ],
  [
    'is of a newer PostgreSQL',
    async (_bytes, path) => archive(path, { PG_VERSION: '99\n' }),
    /it is of PostgreSQL 99, and this server brings 18/,
  ],
  [
    'cannot be unpacked',
    async (_bytes, path) =>
      archive(path, { letter: 'Dear', part: 'me' }, ['--transform', 's,^part$,letter/part,']),
    /tar: letter\/part: .*/,
  ],
  ['lacks most files', async (_bytes, path) => archive(path, { PG_VERSION: '18\n' }), /.+/],
];

async function archive(
  path: string,
  contents: Record<string, string>,
  options: readonly string[] = [],
): Promise<Buffer> {
  const parts = `${path}.parts`;
  await mkdir(parts);
  for (const [name, content] of Object.entries(contents)) await writeFile(join(parts, name), content);
  execFileSync('tar', ['-czf', path, '-C', parts, ...options, ...Object.keys(contents)]);
  return readFile(path);
}

it('works from a file and into a folder that only their owner may access', async () => {
  const target = await temporaryDataFolder({ isPrivate: true });
  expect(await runBackupCommand('restore', target, [database.backup])).toMatchObject({ code: 0 });
  expect(await ask(target, 'select count(*)::int from entries')).toBe(2000);
});

describe('a restore is refused in one line', () => {
  it.each(changed)('of a file that %s, and leaves no database', async (_name, change, message) => {
    const [target, backups] = [await temporaryDataFolder(), await backupFolder()];
    const file = join(backups, 'changed.tar.gz');
    await writeFile(file, await change(await readFile(database.backup), file));
    const end = await runBackupCommand('restore', target, [file]);
    expect(end).toEqual(refusal(new RegExp(`.*changed\\.tar\\.gz cannot be restored: ${message.source}`)));
    expect(await readdir(target)).toEqual([]);
  });

  it('of a file that is not there', async () => {
    const end = await runBackupCommand('restore', await temporaryDataFolder(), ['/nowhere/a']);
    expect(end).toEqual(refusal(/\/nowhere\/a cannot be restored: ENOENT.*/));
  });

  it('into a folder with a database, which is unchanged', async () => {
    const target = await temporaryDataFolder();
    await ask(target, 'create table mine as select 1 as answer');
    const end = await runBackupCommand('restore', target, [database.backup]);
    expect(end).toEqual(refusal(/There is a database in .* already\..*/));
    expect(await ask(target, 'select answer from mine')).toBe(1);
  });
});
