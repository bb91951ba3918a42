import { CompanyProfile, CompanySummary, type OwnProfile } from '@guildhall/contract';
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
  'employeeEmails',
] satisfies (keyof OwnProfile)[]);

/** A company as short lists show it. */
export const companySummary = [
  'companies.id as _id' as const,
  ...columnsOf('companies', namesExcept(CompanySummary.properties, ['_id'])),
];
