import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { offerBuild } from './builder.ts';
import { startPostgres, urlOf } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
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
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-test-'));
  await chmod(folder, 0o755);
  const installed = process.env['GUILDHALL_TEST_POSTGRES'];
  const engine = await startPostgres(folder, installed);
  const adminUrl = urlOf(engine.connection, 'postgres');
  const template = 'guildhall_template';

  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  // These databases need not survive a power failure.
  await admin.query('alter role current_user set synchronous_commit = off');
  await admin.end();
  const db = connect(
    { connectionString: urlOf(engine.connection, template) },
    { onError: () => {}, statementTimeout: 0 },
  );
  await migrate(db);
  await db.destroy();

  // Another project of this run may have offered it: both use the same files.
  process.env['GUILDHALL_BUILDER'] ??= await offerBuild();
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  return async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
