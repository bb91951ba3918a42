import { Product } from '@guildhall/contract';
import { sql } from 'kysely';
import { privateProfile, publicProfile } from '#modules/company-columns.ts';
import { toProduct } from '#modules/products/product.ts';
import { findProducts } from '#modules/products/queries.ts';
import { readRequests } from '#modules/requests/queries.ts';
import { toRequest } from '#modules/requests/request.ts';
import { idsOf, pageRows, pagesBy, toItem, type Source } from './pages.ts';

/** The names under which columns are selected. */
const aliasesOf = (columns: readonly string[]): string[] =>
  columns.map((column) => column.split(' as ').at(-1)!);

const profileColumns = [...publicProfile, ...privateProfile];
export const profile = aliasesOf(profileColumns);
export async function* readProfile({ db, companyId }: Source) {
  yield await db
    .selectFrom('companies')
    .select(profileColumns)
    .where('companies.id', '=', companyId)
    .execute();
}

const memberColumns = ['id', 'name', 'email', 'role', 'status', 'created_at as createdAt'] as const;
export const members = aliasesOf(memberColumns);
export const readMembers = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('members')
        .select(memberColumns)
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );

export const products = Object.keys(Product.properties);
export async function* readProducts(source: Source) {
  for await (const ids of idsOf(source, 'products', 'vendor_id')) {
    const rows = await findProducts(source.db, ids);
    // The row has its price in paise too.
    yield rows
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(toProduct)
      .map(toItem)
      .map((row) => Object.fromEntries(products.map((name) => [name, row[name]])));
  }
}

export async function* readOwnRequests(source: Source) {
  for await (const ids of idsOf(source, 'requests', 'client_id'))
    yield (await readRequests(source.db, ids)).map(toRequest).map(toItem);
}

export const connections = [
  'id',
  'companyId',
  'companyName',
  'direction',
  'status',
  'createdAt',
  'acceptedAt',
];
export async function* readConnections({ db, companyId }: Source) {
  for (const [mine, theirs, direction] of [
    ['sender_id', 'receiver_id', 'sent'],
    ['receiver_id', 'sender_id', 'received'],
  ] as const)
    yield* pagesBy(
      (after) =>
        db
          .selectFrom('connections')
          .innerJoin('companies', 'companies.id', `connections.${theirs}`)
          .select([
            'connections.id',
            'companies.id as companyId',
            'companies.company_name as companyName',
            sql.lit(direction).as('direction'),
            'connections.status',
            'connections.created_at as createdAt',
            'connections.accepted_at as acceptedAt',
          ])
          .where(`connections.${mine}`, '=', companyId)
          .where('connections.id', '>', after)
          .orderBy('connections.id')
          .limit(pageRows)
          .execute(),
      ({ id }) => id,
    );
}

const activityColumns = [
  'id',
  'member_id as memberId',
  'member_name as memberName',
  'action',
  'subject',
  'at',
] as const;
export const activity = aliasesOf(activityColumns);
export const readActivity = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('activity')
        .select(activityColumns)
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );
