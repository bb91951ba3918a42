import { chown, copyFile, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startEngine } from '#db/embedded/engine.ts';
import type { Identity } from '#db/embedded/identity.ts';
import { loopback } from '#db/embedded/transport.ts';
import {
  ask,
  backedUpDatabase,
  backupFolder,
  refusal,
  runBackupCommand,
  say,
  signal,
  temporaryDataFolder,
} from '../../test/backup.ts';
import { builtFile } from '../../test/built.ts';
import { postgresOf } from '../../test/data-folder.ts';
import { canRead } from '../../test/process.ts';
import { backUp } from './backup.ts';
import { baseBackup, replicationClient } from './base-backup.ts';
import { restore } from './restore.ts';

const database = backedUpDatabase();

/** As root the tests also run as an ordinary user, if that can read the server. */
const daemon = { uid: 1, gid: 1 };
const users: [string, Identity][] = [['the user that runs this', undefined]];
if (process.getuid?.() === 0 && canRead(daemon, builtFile('main'))) users.push(['an ordinary user', daemon]);

describe.each(users)('as %s', (_name, identity) => {
  it('a database that no server uses is backed up and restored, and no process remains', async () => {
    const [source, target, backups] = [
      await temporaryDataFolder({ owner: identity }),
      await temporaryDataFolder({ owner: identity }),
      await backupFolder(),
    ];
    if (identity) await chown(backups, identity.uid, identity.gid);
    const file = join(backups, 'guildhall.tar.gz');
    const copy = join(backups, 'copy.tar.gz');
    await copyFile(database.backup, copy);
    if (identity) await chown(copy, identity.uid, identity.gid);
    const run = (name: 'backup' | 'restore', data: string, path: string) =>
      runBackupCommand(name, data, [path], { identity });
    expect(await run('restore', source, copy)).toMatchObject({ code: 0, stderr: '' });
    expect(await run('backup', source, file)).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await run('restore', target, file)).toMatchObject({ code: 0, stderr: '' });
    expect([postgresOf(source), postgresOf(target)]).toEqual([null, null]);
    expect(await ask(target, 'select count(*)::int from entries')).toBe(2000);
    expect((await stat(join(target, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(await readdir(backups)).toEqual(['copy.tar.gz', 'guildhall.tar.gz']);
  });
});

it('a restored database has its own password for the loopback interface', async () => {
  const [source, target, backups] = [
    await temporaryDataFolder(),
    await temporaryDataFolder(),
    await backupFolder(),
  ];
  const file = join(backups, 'guildhall.tar.gz');
  await ask(source, 'create table entries as select 42 as answer', loopback);
  await backUp({ dataFolder: source, file, say, signal, transport: loopback });
  await restore({ dataFolder: target, file, say, signal, transport: loopback });
  expect(await ask(target, 'select answer from entries', loopback)).toBe(42);
  const [before, now] = await Promise.all(
    [source, target].map((data) => readFile(join(data, 'postgres.password'), 'utf8')),
  );
  expect(now).not.toBe(before);
});

it('a backup contains the log that it needs, although checkpoints remove it meanwhile', async () => {
  const engine = await startEngine({ dataFolder: database.folder, say });
  const client = replicationClient(engine.connection);
  const other = new pg.Client(engine.connection);
  await Promise.all([client.connect(), other.connect()]);
  const tar = baseBackup(client);
  const first = await new Promise<Buffer>(
    (resolve) => void tar.once('readable', () => resolve(tar.read() as Buffer)),
  );
  for (let segment = 0; segment < 3; segment += 1) {
    await other.query('insert into entries select 0; select pg_switch_wal(); checkpoint');
  }
  const rest = await buffer(tar);
  expect(first.length + rest.length).toBeGreaterThan(30_000_000);
  await Promise.all([client.end(), other.end()]);
  await engine.stop();
});

describe('a backup is refused in one line', () => {
  it.each([
    ['without a file', [], {}, /Usage: npm run backup -- guildhall\.tar\.gz/],
    ['with two files', ['a', 'b'], {}, /Usage: .*/],
    [
      'of a database of your own',
      ['a'],
      { DATABASE_URL: 'postgres://a@b/c' },
      /DATABASE_URL names .*pg_dump.*/,
    ],
    ['of a folder without a database', ['a'], { GUILDHALL_DATA: tmpdir() }, /There is no database in .*/],
    ['into a folder that is not there', ['/nowhere/a'], {}, /The backup failed, .*ENOENT.*/],
  ])('%s', async (_name, args, env, message) => {
    expect(await runBackupCommand('backup', database.folder, args, { env })).toEqual(refusal(message));
    expect(postgresOf(database.folder)).toBeNull();
  });

  it('over an existing file, which is unchanged', async () => {
    const file = join(await backupFolder(), 'mine');
    await writeFile(file, 'mine');
    expect(await runBackupCommand('backup', database.folder, [file])).toEqual(
      refusal(/.*mine is there already.*/),
    );
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('of a database with a damaged page, and leaves no file', async () => {
    const [source, backups] = [await temporaryDataFolder(), await backupFolder()];
    await restore({ dataFolder: source, file: database.backup, say, signal });
    const table = String(await ask(source, "select pg_relation_filepath('entries')"));
    const handle = await open(join(source, 'postgres', table), 'r+');
    await handle.write('damaged', 8192 - 64);
    await handle.close();
    const end = await runBackupCommand('backup', source, [join(backups, 'guildhall.tar.gz')]);
    expect(end).toEqual(refusal(/The backup failed, .*checksum.*/));
    expect(await readdir(backups)).toEqual([]);
  });

  it('that is aborted, and leaves no file', async () => {
    const backups = await backupFolder();
    const file = join(backups, 'guildhall.tar.gz');
    const ended = AbortSignal.abort();
    await expect(backUp({ dataFolder: database.folder, file, say, signal: ended })).rejects.toThrow(
      'aborted',
    );
    expect(await readdir(backups)).toEqual([]);
    expect(postgresOf(database.folder)).toBeNull();
  });
});
