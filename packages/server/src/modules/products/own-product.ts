import type { Product } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { requireSession } from '#http/auth.ts';
import { ForbiddenError, NotFoundError } from '#http/errors.ts';
import { toProduct } from './product.ts';
import { findProduct } from './queries.ts';

/**
 * A product of the session's company. Throws NotFoundError for one that it may not see, and ForbiddenError for that of
 * another company.
 */
export async function requireOwnProduct(
  db: Kysely<Database>,
  request: FastifyRequest,
  id: string,
): Promise<Product> {
  const { companyId } = requireSession(request);
  const row = await findProduct(db, id, companyId);
  if (!row) throw new NotFoundError('There is no product with this id.');
  if (row.vendorId !== companyId) throw new ForbiddenError('Only its vendor may do this with a product.');
  return toProduct(row);
}
