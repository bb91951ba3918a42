import { PurchaseRequest } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Page } from '#db/page.ts';
import type { Database, NewRequestRow } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A request as the contract has it, except that its time is a date. */
export const requestColumns = [
  ...columnsOf('requests', namesExcept(PurchaseRequest.properties, ['client_name', 'clientAvatar'])),
  'companies.company_name as client_name' as const,
  'companies.avatar as clientAvatar' as const,
];

/** Adds a request. Returns it as lists show it. */
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
