import type { Kysely } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database, NewRequestRow } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A request as the wire has it, but for its time. */
export const requestColumns = [
  'requests.id',
  'requests.client_id as clientId',
  'companies.company_name as client_name',
  'companies.avatar as clientAvatar',
  'requests.request',
  'requests.budget',
  'requests.supply_industry',
  'requests.images',
  'requests.created_at as createdAt',
] as const;

/** Adds a request and answers with it as the list shows it. */
export const insertRequest = (db: Db, row: NewRequestRow) =>
  db
    .with('added', (qb) => qb.insertInto('requests').values(row).returningAll())
    .selectFrom('added as requests')
    .innerJoin('companies', 'companies.id', 'requests.client_id')
    .select(requestColumns)
    .executeTakeFirstOrThrow();

/** All requests, newest first. */
export const listRequests = (db: Db, { limit, before }: Page) =>
  db
    .selectFrom('requests')
    .innerJoin('companies', 'companies.id', 'requests.client_id')
    .select(requestColumns)
    .where('requests.id', '<', before)
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
    .execute();
