import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { buildServer } from './build.ts';
import { startPostgres, urlOf } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database to connect to when making others. */
    adminUrl: string;
    /** The migrated database that every test's own one is a copy of. */
    template: string;
  }
}

/**
 * One PostgreSQL for the whole run, the server's own unless GUILDHALL_TEST_POSTGRES names the major version, or
 * the least, of an installed one, with a migrated database to copy.
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
  // What these databases hold need not survive a power cut.
  await admin.query('alter role current_user set synchronous_commit = off');
  await admin.end();
  const db = connect(
    { connectionString: urlOf(engine.connection, template) },
    { onError: () => {}, statementTimeout: 0 },
  );
  await migrate(db);
  await db.destroy();

  // The tests of the built server are of the first kind alone.
  if (installed === undefined) await buildServer();
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  return async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
