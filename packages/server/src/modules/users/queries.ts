import type { CompanyDetails } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { newest, type Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { isBetween, uuid } from '#modules/connections/pair.ts';
import { connectedCompanies } from '#modules/connections/queries.ts';
import { privateProfile, publicProfile } from './profile-columns.ts';

type Db = Kysely<Database>;

/** How many connections a company's own profile carries. */
const profileConnections = 100;

export interface NewCompany {
  id: string;
  companyName: string;
  email: string;
  passwordHash: string;
  createdAt: Date;
}

/** Adds a company and answers with its profile. No answer when the email is taken. */
export const insertCompany = (db: Db, company: NewCompany) =>
  db
    .insertInto('companies')
    .values({
      id: company.id,
      company_name: company.companyName,
      email: company.email,
      password_hash: company.passwordHash,
      created_at: company.createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning([...publicProfile, ...privateProfile])
    .executeTakeFirst();

const ownProfile = (db: Db) =>
  db
    .selectFrom('companies')
    .select([...publicProfile, ...privateProfile])
    .select(() =>
      jsonArrayFrom(
        connectedCompanies(db, sql.ref<string>('companies.id'), newestPage(profileConnections)),
      ).as('connections'),
    );
