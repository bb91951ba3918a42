import type { NewRequest, PurchaseRequest, UpdateRequest } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import { toRow } from '#db/columns.ts';
import type { NewRequestRow, RequestRowChanges } from '#db/schema.ts';

/** What the database returns for a request. */
export type StoredRequest = Omit<PurchaseRequest, 'targetPrice' | 'closesAt' | 'createdAt'> & {
  targetPricePaise: number | null;
  closesAt: Date | null;
  createdAt: Date;
};

/** A request as responses have it. */
export const toRequest = ({
  targetPricePaise,
  closesAt,
  createdAt,
  ...request
}: StoredRequest): PurchaseRequest => ({
  ...request,
  targetPrice: targetPricePaise === null ? null : toRupees(targetPricePaise),
  closesAt: closesAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** A client's new request as a row. The client's name is not stored: it is the company's. */
export const toRequestRow = (
  { client_name: _clientName, closesAt: _closesAt, ...request }: NewRequest,
  stored: { id: string; clientId: string; createdAt: Date; closesAt?: Date | null },
): NewRequestRow => toRow({ ...request, ...stored });

/** The changed fields of a request as columns. */
export const toRequestChanges = (
  { version: _version, closesAt: _closesAt, ...changes }: UpdateRequest,
  closesAt: Date | null | undefined,
): RequestRowChanges => toRow({ ...changes, ...(closesAt !== undefined && { closesAt }) });
