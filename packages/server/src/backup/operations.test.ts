import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ask, backupFolder, temporaryDataFolder } from '../../test/backup.ts';
import { packageFolder } from '../../test/package-folder.ts';

const root = join(packageFolder, '../..');

it('the commands of docs/operations.md back up and restore the embedded database', async () => {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const lines = /```sh\n([^`]*npm run backup[^`]*)```/.exec(page)?.[1] ?? '';
  const places = {
    '/srv/guildhall': await temporaryDataFolder(),
    '/srv/restored': await temporaryDataFolder(),
    '/backup': await backupFolder(),
  };
  await ask(places['/srv/guildhall'], 'create table entries as select 42 as answer');
  const script = Object.entries(places).reduce((text, [path, own]) => text.replaceAll(path, own), lines);
  await promisify(execFile)('/bin/sh', ['-e', '-c', script], { cwd: root });
  expect(await ask(places['/srv/restored'], 'select answer from entries')).toBe(42);
});
