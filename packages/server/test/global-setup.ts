import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { offerBuild } from './builder.ts';
import { startPostgres, urlOf } from './postgres.ts';
import { makeRunFolder } from './run-folder.ts';
import { addTemplate, copyTemplate, template } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all that this run writes. */
    runFolder: string;
    /** The database to connect to when making others. */
    adminUrl: string;
    /** The migrated database that is copied for each test. */
    template: string;
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated database to copy: the server's own, unless GUILDHALL_TEST_POSTGRES has
 * the minimum major version of an installed one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = await makeRunFolder();
  const dataFolder = join(run.folder, 'data');
  await mkdir(dataFolder, { mode: 0o755 });
  const installed = process.env['GUILDHALL_TEST_POSTGRES'];
  if (installed === undefined) await copyTemplate(dataFolder);
  const engine = await startPostgres(dataFolder, installed);
  if (installed !== undefined) await addTemplate(engine);
  // Another project of this run may have offered it: both use the same files.
  process.env['GUILDHALL_BUILDER'] ??= await offerBuild();
  project.provide('runFolder', run.folder);
  project.provide('adminUrl', urlOf(engine.connection, 'postgres'));
  project.provide('template', template);
  return async () => {
    await engine.stop();
    await run.remove();
  };
}
