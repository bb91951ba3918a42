import { maxOpenEstimates } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A product that anyone may see, with the industry of its vendor. It is locked until the transaction ends. */
export const findEstimatedProduct = (trx: Db, id: string) =>
  trx
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select([
      'products.vendor_id as vendorId',
      'products.name',
      'products.unit',
      'products.minimum_order as minimumOrder',
      'companies.company_industry as industry',
    ])
    .where('products.id', '=', id)
    .where('products.status', '=', 'active')
    .where('companies.status', '=', 'active')
    .forNoKeyUpdate('products')
    .executeTakeFirst();

/** The requests for an estimate that a company has open, the last first. */
export const listOpenEstimates = (db: Db, clientId: string) =>
  db
    .selectFrom('requests')
    .innerJoin('quotes', 'quotes.request_id', 'requests.id')
    .select([
      'requests.product_id as productId',
      'requests.id as requestId',
      'quotes.id as quoteId',
      sql<boolean>`quotes.offer_count > 0`.as('isQuoted'),
    ])
    .$narrowType<{ productId: string }>()
    .where('requests.client_id', '=', clientId)
    .where('requests.status', '=', 'open')
    .where('requests.vendor_id', 'is not', null)
    .where('requests.product_id', 'is not', null)
    .where('quotes.status', '=', 'open')
    .orderBy('requests.id', 'desc')
    .limit(maxOpenEstimates)
    .execute();
