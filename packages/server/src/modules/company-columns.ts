import { CompanyProfile, type OwnProfile } from '@guildhall/contract';
import { columnsOf } from '#db/columns.ts';

const namesOf = <Properties extends object>(properties: Properties) =>
  Object.keys(properties) as (keyof Properties & string)[];

const isStored = (name: keyof CompanyProfile): name is Exclude<keyof CompanyProfile, '_id'> => name !== '_id';

/** What anyone may see of a company, named as on the wire. */
export const publicProfile = [
  'companies.id as _id' as const,
  ...columnsOf('companies', namesOf(CompanyProfile.properties).filter(isStored)),
];

/** What only the company itself may see, besides its connections. */
export const privateProfile = columnsOf('companies', [
  'email',
  'adminEmail',
  'panNumber',
  'employeeEmails',
] satisfies (keyof OwnProfile)[]);

/** The least that names a company in a list. */
export const companySummary = [
  'companies.id as _id' as const,
  ...columnsOf('companies', ['companyName', 'avatar']),
];
