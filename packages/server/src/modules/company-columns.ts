import { CompanyProfile, CompanySummary, Member, type OwnProfile } from '@guildhall/contract';
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
export const memberColumns = [
  'members.id as _id' as const,
  ...columnsOf('members', namesExcept(Member.properties, ['_id'])),
];

/** A company as short lists show it. */
export const companySummary = [
  'companies.id as _id' as const,
  ...columnsOf('companies', namesExcept(CompanySummary.properties, ['_id'])),
];
