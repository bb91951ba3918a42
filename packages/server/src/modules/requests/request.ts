import type { NewRequest, PurchaseRequest, UpdateRequest } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import { toRow } from '#db/columns.ts';
import type { AttachedFile, NewRequestRow, RequestRowChanges } from '#db/schema.ts';
import { toStoredFile } from '#modules/files/stored-file.ts';

/** What the database returns for a request. */
export type StoredRequest = Omit<PurchaseRequest, 'targetPrice' | 'closesAt' | 'createdAt' | 'files'> & {
  files: AttachedFile[];
  targetPricePaise: number | null;
  closesAt: Date | null;
  createdAt: Date;
};

/** A request as responses have it. */
export const toRequest = ({
  files,
  targetPricePaise,
  closesAt,
  createdAt,
  ...request
}: StoredRequest): PurchaseRequest => ({
  ...request,
  files: files.map(toStoredFile),
  targetPrice: targetPricePaise === null ? null : toRupees(targetPricePaise),
  closesAt: closesAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** A client's new request as a row. The client's name is not stored: it is the company's. */
export const toRequestRow = (
  { client_name: _clientName, closesAt: _closesAt, fileIds: _fileIds, ...request }: NewRequest,
  {
    files,
    ...stored
  }: {
    id: string;
    clientId: string;
    createdAt: Date;
    closesAt?: Date | null;
    files?: readonly AttachedFile[];
  },
): NewRequestRow => toRow({ ...request, ...stored, ...(files && { files: JSON.stringify(files) }) });

/** The changed fields of a request as columns. */
export const toRequestChanges = (
  { version: _version, closesAt: _closesAt, fileIds: _fileIds, ...changes }: UpdateRequest,
  { closesAt, files }: { closesAt: Date | null | undefined; files: readonly AttachedFile[] | undefined },
): RequestRowChanges =>
  toRow({
    ...changes,
    ...(closesAt !== undefined && { closesAt }),
    ...(files && { files: JSON.stringify(files) }),
  });
