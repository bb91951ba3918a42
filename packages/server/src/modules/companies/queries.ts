import type { CompanyDetails } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { toRow } from '#db/columns.ts';
import { firstPage, type Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { ownMemberColumns, privateProfile, publicProfile } from '#modules/company-columns.ts';
import { uuid } from '#db/uuid.ts';
import { isBetween, isDeclined, relation } from '#modules/connections/expressions.ts';
import { connectedCompanies } from '#modules/connections/connection-lists.ts';
import { publishCompany } from '#modules/events/event.ts';

type Db = Kysely<Database>;

/** Connections in a company's own profile, at most. */
const profileConnections = 100;

/** A company's profile as its member sees it. The ids are those of a session, so both exist. */
export const findOwnProfile = (db: Db, { companyId, memberId }: { companyId: string; memberId: string }) =>
  db
    .selectFrom('companies')
    .select([...publicProfile, ...privateProfile])
    .select([
      jsonArrayFrom(connectedCompanies(db, companyId, firstPage(profileConnections))).as('connections'),
      jsonObjectFrom(db.selectFrom('members').select(ownMemberColumns).where('members.id', '=', memberId))
        .$notNull()
        .as('member'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();

/** A company's profile as others may see it: `me`, or without a company anyone. */
export const findPublicProfile = (db: Db, id: string, me: string | null) =>
  db
    .selectFrom('active_companies as companies')
    .select(publicProfile)
    .where('id', '=', id)
    .where(isUnblocked(sql.ref('companies.id'), me))
    .executeTakeFirst();

/** The version of each field's last change; a field that is missing has not changed. No other change comes until the transaction ends. */
export async function lockFieldVersions(trx: Db, id: string): Promise<Record<string, number>> {
  const row = await trx
    .selectFrom('companies')
    .select('field_versions')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.field_versions;
}

/** Saves the given details and leaves the others. */
export async function updateDetails(db: Db, id: string, details: CompanyDetails): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await db
    .updateTable('companies')
    .set(toRow(details))
    .where('id', '=', id)
    .returning(publishCompany('id'))
    .execute();
}

/** All companies but `me`, newest first, each with its connection to `me` if there is one. */
export const listCompanies = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('active_companies as companies')
    .leftJoin('connections', (join) => join.on(isBetween(uuid(me), sql.ref('companies.id'))))
    .select(publicProfile)
    .select(relation(sql.ref('companies.id'), uuid(me)))
    .where('companies.id', '<>', me)
    .where(isUnblocked(sql.ref('companies.id'), me))
    .where('companies.id', '<', before)
    .orderBy('companies.id', 'desc')
    .limit(limit + 1)
    .execute();

/** The companies without any connection to `me`, newest first. */
export const listNewCompanies = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('active_companies as companies')
    .select(publicProfile)
    .select(isDeclined(sql.ref('companies.id'), uuid(me)).as('declined'))
    .where('companies.id', '<>', me)
    .where(isUnblocked(sql.ref('companies.id'), me))
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
