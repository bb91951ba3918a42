import type { CompanyDetails } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toRow } from '#db/columns.ts';
import { firstPage, type Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { privateProfile, publicProfile } from '#modules/company-columns.ts';
import { isBetween, joinedConnectionState, uuid } from '#modules/connections/expressions.ts';
import { connectedCompanies } from '#modules/connections/queries.ts';

type Db = Kysely<Database>;

/** Connections in a company's own profile, at most. */
const profileConnections = 100;

/** A company's profile as only it may see it. `id` is that of a session, so the company exists. */
export const findOwnProfile = (db: Db, id: string) =>
  db
    .selectFrom('companies')
    .select([...publicProfile, ...privateProfile])
    .select(jsonArrayFrom(connectedCompanies(db, id, firstPage(profileConnections))).as('connections'))
    .where('companies.id', '=', id)
    .executeTakeFirstOrThrow();

/** A company's profile as anyone may see it. */
export const findPublicProfile = (db: Db, id: string) =>
  db.selectFrom('companies').select(publicProfile).where('id', '=', id).executeTakeFirst();

/** Saves the given details and leaves the others. */
export async function updateDetails(db: Db, id: string, details: CompanyDetails): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await db.updateTable('companies').set(toRow(details)).where('id', '=', id).execute();
}

/** All companies but `me`, newest first, each with its connection to `me` if there is one. */
export const listCompanies = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('companies')
    .leftJoin('connections', (join) => join.on(isBetween(uuid(me), sql.ref('companies.id'))))
    .select(publicProfile)
    .select(joinedConnectionState(me).as('connection'))
    .where('companies.id', '<>', me)
    .where('companies.id', '<', before)
    .orderBy('companies.id', 'desc')
    .limit(limit + 1)
    .execute();

/** The companies without any connection to `me`, newest first. */
export const listNewCompanies = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('companies')
    .select(publicProfile)
    .where('companies.id', '<>', me)
    .where('companies.id', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('connections')
            .select('connections.id')
            .where(isBetween(uuid(me), sql.ref('companies.id'))),
        ),
      ),
    )
    .orderBy('companies.id', 'desc')
    .limit(limit + 1)
    .execute();
