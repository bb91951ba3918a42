import type { NewRequest, PurchaseRequest } from '@guildhall/contract';
import { toRow } from '#db/columns.ts';
import type { NewRequestRow } from '#db/schema.ts';

/** What the database returns for a request. */
type StoredRequest = Omit<PurchaseRequest, 'createdAt'> & { createdAt: Date };

/** A request as responses have it. */
export const toRequest = ({ createdAt, ...request }: StoredRequest): PurchaseRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
});

/** A client's new request as a row. The client's name is not stored: it is the company's. */
export const toRequestRow = (
  { client_name: _clientName, ...request }: NewRequest,
  stored: { id: string; clientId: string; createdAt: Date },
): NewRequestRow => toRow({ ...request, ...stored });
