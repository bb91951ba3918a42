import { CompanyProfile, CompanySummary, Member, type OwnProfile } from '@guildhall/contract';
import { sql } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';

/** The public columns of a company, under the names of the contract. */
export const publicProfile = [
  'companies.id as _id' as const,
  ...columnsOf('companies', namesExcept(CompanyProfile.properties, ['_id'])),
];

/** The columns that only the company itself may see. */
export const privateProfile = columnsOf('companies', [
  'email',
  'adminEmail',
  'panNumber',
  'gstin',
  'employeeEmails',
  'zone',
  'version',
] satisfies (keyof OwnProfile)[]);

/** A member as its company sees it. */
const memberColumns = [
  'members.id as _id' as const,
  ...columnsOf('members', namesExcept(Member.properties, ['_id'])),
];

/** A member as it sees itself. */
export const ownMemberColumns = [
  ...memberColumns,
  'members.new_email as newEmail' as const,
  sql<boolean>`members.email_confirmed_at is not null`.as('emailConfirmed'),
];

/** A company as short lists show it. */
export const companySummary = [
  'companies.id as _id' as const,
  ...columnsOf('companies', namesExcept(CompanySummary.properties, ['_id'])),
];
