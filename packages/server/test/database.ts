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

/** `migrated: false` leaves it as PostgreSQL creates it. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${migrated ? inject('template') : 'template0'}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}
