import { spawnSync } from 'node:child_process';
import { realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  makeDataFolder,
  postgresOf,
  removeDataFolder,
  type FolderOptions,
} from '../../../test/data-folder.ts';
import { StartError } from '#start-error.ts';
import { startEngine, type Engine } from './engine.ts';
import { identityFor } from './identity.ts';
import { pidFilePath } from './pid-file.ts';
import { loopback, socket } from './transport.ts';

const said: string[] = [];
const start = (dataFolder: string, transport = socket) =>
  startEngine({ dataFolder, say: (line) => said.push(line), transport });

async function temporary(options?: FolderOptions): Promise<string> {
  const folder = await makeDataFolder(options);
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

async function ask({ connection }: Engine, query: string): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: query });
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

describe('the embedded PostgreSQL', () => {
  it('keeps what it has stored over a stop and a start', async () => {
    const folder = await temporary();
    const first = await start(folder);
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(postgresOf(folder)).toBeNull();
    const second = await start(folder);
    expect(await ask(second, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('writes through to the disk, and opens no port', async () => {
    const engine = await start(await temporary());
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      expect([setting, await ask(engine, `show ${setting}`)]).toEqual([setting, 'on']);
    }
    expect(await ask(engine, 'show listen_addresses')).toBe('');
    await engine.stop();
  });

  it('is entered by nobody but its user', async () => {
    const folder = await temporary();
    const engine = await start(folder);
    expect((await stat(engine.connection.host ?? '')).mode & 0o77).toBe(0);
    await engine.stop();
  });

  it('belongs to one of two servers that start at once', async () => {
    const folder = await temporary();
    const starts = await Promise.allSettled([start(folder), start(folder)]);
    const engines = starts.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    const refusals = starts.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(engines).toHaveLength(1);
    expect(refusals).toEqual([expect.any(StartError)]);
    expect(await ask(engines[0]!, 'select 1')).toBe(1);
    await engines[0]!.stop();
  });

  it('waits for one that is going', async () => {
    const folder = await temporary();
    const first = await start(folder);
    const [, second] = await Promise.all([first.stop(), start(folder)]);
    expect(await ask(second, 'select 1')).toBe(1);
    await second.stop();
  });

  it('starts although a machine that crashed has left the number of another process behind', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    const files = join(folder, 'postgres');
    const left = `${process.pid}\n${files}\n1\n5432\n${files}\n\n  1 2\nready   \n`;
    for (const file of [pidFilePath(files), join(files, '.s.PGSQL.5432.lock')]) await writeFile(file, left);
    const engine = await start(folder);
    expect(await ask(engine, 'select 1')).toBe(1);
    await engine.stop();
  });

  it('takes a folder whose path is too long for a socket', async () => {
    const folder = join(await temporary(), 'a long name/'.repeat(12));
    const engine = await start(folder);
    onTestFinished(() => removeDataFolder(folder));
    expect(await ask(engine, 'select 1')).toBe(1);
    expect(dirname(engine.connection.host ?? '')).not.toContain('a long name');
    expect((await stat(engine.connection.host ?? '')).mode & 0o77).toBe(0);
    await engine.stop();
    await rm(engine.connection.host ?? '', { recursive: true });
  });

  it('can be reached over the loopback interface, with a password', async () => {
    const folder = await temporary();
    const engine = await start(folder, loopback);
    expect(await ask(engine, 'select host(inet_server_addr())')).toBe('127.0.0.1');
    const stranger = new pg.Client({ ...engine.connection, password: 'guess' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await engine.stop();
  });

  it('says where it stopped when its files are damaged', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    await rm(join(folder, 'postgres/global/pg_control'));
    await expect(start(folder)).rejects.toThrow(/pg_control.*postgres\.log/s);
    expect(postgresOf(folder)).toBeNull();
  });
});

/** Under root PostgreSQL runs as nobody, else as whoever runs this. */
const isRoot = process.getuid?.() === 0;
const user = identityFor(undefined)?.uid ?? process.getuid?.();

describe('the files of a data folder', () => {
  it.each([
    ['that all may enter', { isPrivate: false }, false],
    ['that only its owner may enter', { isPrivate: true }, isRoot],
  ])('%s are where their user reaches them, now and later', async (_name, options, isElsewhere) => {
    const folder = await temporary(options);
    const first = await start(folder);
    await ask(first, 'create table kept as select 42 as answer');
    const files = await realpath(join(folder, 'postgres'));
    expect((await stat(files)).uid).toBe(user);
    expect(files).toMatch(isElsewhere ? /^\/var\/lib\/guildhall\// : folder);
    expect(said.some((line) => line.includes(files))).toBe(isElsewhere);
    await first.stop();
    const second = await start(folder);
    expect(await ask(second, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('stay with the user that they belong to', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    const files = join(folder, 'postgres');
    const owner = isRoot ? 1 : user;
    spawnSync('chown', ['-R', String(owner), files]);
    const engine = await start(folder);
    expect((await stat(pidFilePath(files))).uid).toBe(owner);
    await engine.stop();
  });
});
