import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database for one test. */
export interface TestDatabase {
  url: string;
  /** Drops the database, and ends its connections. */
  drop(): Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** `migrated: false` leaves it as PostgreSQL creates it, and `like` says how that does. */
export async function createTestDatabase({ migrated = true, like = '' } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = migrated ? inject('template') : 'template0';
  await administer(`create database ${name} template ${template} ${like}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}
