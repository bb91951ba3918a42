import { PurchaseRequest } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Page } from '#db/page.ts';
import type { Database, NewRequestRow } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A request as the contract has it, except that its time is a date. */
export const requestColumns = columnsOf('board_requests', namesExcept(PurchaseRequest.properties, []));

const boardRequests = (db: Db) => db.selectFrom('board_requests').select(requestColumns);

/** Adds a request. Returns it as lists show it. */
export async function insertRequest(db: Db, row: NewRequestRow) {
  await db.insertInto('requests').values(row).execute();
  return boardRequests(db).where('id', '=', row.id).executeTakeFirstOrThrow();
}

/** The requests on the board, newest first. */
export const listRequests = (db: Db, { limit, before }: Page) =>
  boardRequests(db)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
