import type { Connection } from '@guildhall/contract';
import { ConflictError, ForbiddenError, NotFoundError, type HttpError } from '#http/errors.ts';

/** Also the answer about a connection of two other companies: whether it exists is not told. */
export const noSuchConnection = 'There is no such connection.';

/** Why a request could not be stored: nobody is there, or the two companies have a record already. */
export const refusedRequest = (receiverExists: boolean): HttpError =>
  receiverExists
    ? new ConflictError('There is a connection or a request between the two companies already.')
    : new NotFoundError('There is no such company.');

/** Why `me` could not accept a connection, by the record as `me` may know it. */
export function refusedAcceptance(
  connection: Pick<Connection, 'senderUserId'> | undefined,
  me: string,
): HttpError {
  if (!connection) return new NotFoundError(noSuchConnection);
  return connection.senderUserId === me
    ? new ForbiddenError('Only the company that received the request can accept it.')
    : new ConflictError('The connection is accepted already.');
}
