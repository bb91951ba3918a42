import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresOf, removeDataFolder } from '../../../test/data-folder.ts';
import { ask, start, temporary } from '../../../test/engine.ts';
import { StartError } from '#start-error.ts';
import { pidFilePath } from './pid-file.ts';
import { loopback } from './transport.ts';

describe('the embedded PostgreSQL', () => {
  it('has its data after a stop and a start', async () => {
    const folder = await temporary();
    const first = await start(folder);
    await ask(first, 'create table entries as select 42 as answer');
    await first.stop();
    expect(postgresOf(folder)).toBeNull();
    const second = await start(folder);
    expect(await ask(second, 'select answer from entries')).toBe(42);
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

  it('is accessible only to its user', async () => {
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

  it('waits for one that is ending', async () => {
    const folder = await temporary();
    const first = await start(folder);
    const [, second] = await Promise.all([first.stop(), start(folder)]);
    expect(await ask(second, 'select 1')).toBe(1);
    await second.stop();
  });

  it('starts although a crash has left the process id of another program behind', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    const files = join(folder, 'postgres');
    const left = `${process.pid}\n${files}\n1\n5432\n${files}\n\n  1 2\nready   \n`;
    for (const file of [pidFilePath(files), join(files, '.s.PGSQL.5432.lock')]) await writeFile(file, left);
    const engine = await start(folder);
    expect(await ask(engine, 'select 1')).toBe(1);
    await engine.stop();
  });

  it('accepts a folder whose path is too long for a socket', async () => {
    const folder = join(await temporary(), 'a long name/'.repeat(12));
    const engine = await start(folder);
    onTestFinished(() => removeDataFolder(folder));
    expect(await ask(engine, 'select 1')).toBe(1);
    expect(dirname(engine.connection.host ?? '')).not.toContain('a long name');
    expect((await stat(engine.connection.host ?? '')).mode & 0o77).toBe(0);
    await engine.stop();
    await rm(engine.connection.host ?? '', { recursive: true });
  });

  it('can use the loopback interface, with a password', async () => {
    const folder = await temporary();
    const engine = await start(folder, { transport: loopback });
    expect(await ask(engine, 'select host(inet_server_addr())')).toBe('127.0.0.1');
    const stranger = new pg.Client({ ...engine.connection, password: 'guess' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await engine.stop();
  });

  it('reports the error of damaged files, and the path of its log', async () => {
    const folder = await temporary();
    await (await start(folder)).stop();
    const control = join(folder, 'postgres/global/pg_control');
    const { length } = await readFile(control);
    const said: string[] = [];
    for (const content of [
      Buffer.alloc(0),
      Buffer.alloc(100),
      Buffer.alloc(length),
      Buffer.alloc(length, 'damaged'),
    ]) {
      await writeFile(control, content);
      said.push(((await start(folder).catch((error: unknown) => error)) as StartError).message);
    }
    await rm(control);
    said.push(((await start(folder).catch((error: unknown) => error)) as StartError).message);
    const line = (cause: string) =>
      expect.stringMatching(
        new RegExp(
          `^PostgreSQL cannot be run on the files in .*: ${cause}.* Its log is .*postgres\\.log; .*\\.$`,
        ),
      ) as string;
    expect(said).toEqual([
      line('could not read file "global/pg_control": read 0 of'),
      line('could not read file "global/pg_control": read 100 of'),
      line('database files are incompatible with server \\(.*PG_CONTROL_VERSION 0'),
      line('database files are incompatible with server \\(.*PG_CONTROL_VERSION -?\\d+'),
      line('could not open file ".*global/pg_control": No such file'),
    ]);
    expect(postgresOf(folder)).toBeNull();
  });

  it('limits the size of its log, and keeps the last lines', async () => {
    const folder = await temporary();
    const engine = await start(folder);
    const log = join(folder, 'postgres.log');
    const long = `do $$ begin for i in 1..600 loop raise log 'said %', repeat('x', 2000); end loop; end $$`;
    const marked = `do $$ begin raise log 'the last line'; end $$`;
    await ask(engine, long);
    await ask(engine, marked);
    await expect.poll(async () => (await stat(log)).size).toBeLessThan(1024 * 1024);
    expect((await stat(`${log}.old`)).size).toBeLessThan(1024 * 1024);
    expect((await readFile(`${log}.old`, 'utf8')) + (await readFile(log, 'utf8'))).toContain('the last line');
    await ask(engine, marked);
    expect(await readFile(log, 'utf8')).toMatch(/^[^\0]*the last line/);
    await engine.stop();
  });
});
