import { maxOpenEstimates, type RequestEstimate } from '@guildhall/contract';
import { toPaise } from '@guildhall/contract/money';
import { sql, type Kysely } from 'kysely';
import { lockKey } from '#db/lock.ts';
import type { Database, NewRequestRow } from '#db/schema.ts';
import { ConflictError, LimitError } from '#http/errors.ts';

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

/** What a request for an estimate takes from its product. */
interface EstimatedProduct {
  vendorId: string;
  name: string;
  unit: string;
  industry: string;
}

/** A request to the vendor of a product alone, as a row. */
export const toEstimateRow = (
  { productId, quantity, targetPrice = null, neededBy = null, deliveryPlace = '' }: RequestEstimate,
  { vendorId, name, unit, industry }: EstimatedProduct,
  { id, clientId, createdAt }: { id: string; clientId: string; createdAt: Date },
) =>
  ({
    id,
    client_id: clientId,
    vendor_id: vendorId,
    product_id: productId,
    request: name,
    budget: '',
    supply_industry: industry,
    quantity,
    unit,
    needed_by: neededBy,
    delivery_place: deliveryPlace,
    target_price_paise: targetPrice === null ? null : toPaise(targetPrice),
    created_at: createdAt,
  }) satisfies NewRequestRow;

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

/** Lets what opens estimates of a company run one after the other; before anything else is locked. */
export const lockEstimates = (trx: Db, clientId: string) => lockKey(trx, `estimates:${clientId}`);

/**
 * Refuses a company that has an estimate of the product open already, or as many as there may be. Its estimates are
 * locked.
 */
export async function requireEstimateRoom(
  trx: Db,
  clientId: string,
  productId: string | null,
): Promise<void> {
  const open = await listOpenEstimates(trx, clientId);
  if (open.some((estimate) => estimate.productId === productId))
    throw new ConflictError('You have asked for an estimate of this product already.');
  if (open.length >= maxOpenEstimates)
    throw new LimitError(`No more than ${maxOpenEstimates} estimates can be asked for. Close one first.`);
}
