import type { Connection } from '@guildhall/contract';
import { ConflictError, ForbiddenError, NotFoundError, type HttpError } from '#http/errors.ts';

/** Also for a connection of two other companies, so that nobody learns whether it exists. */
const noSuchConnection = 'There is no such connection.';

/** To a company that wants to go on with one that is deactivated or suspended. */
export const otherIsInactive = 'The other company is not active.';

/** The error for a request that could not be stored: there is no receiver, or the two have a connection already. */
export const refusedRequest = (receiverExists: boolean): HttpError =>
  receiverExists
    ? new ConflictError('There is a connection or a request between the two companies already.')
    : new NotFoundError('There is no such company.');

const accepted = 'The connection is accepted already.';

/** The error when a request, or whatever there is, could not be removed. */
export const refusedRemoval = (connection: object | undefined): HttpError =>
  connection ? new ConflictError(accepted) : new NotFoundError(noSuchConnection);

/** The error when `me` could not answer a request. `connection` is undefined when `me` may not know of it. */
export function refusedAnswer(
  answer: 'accept' | 'decline',
  connection: Pick<Connection, 'senderUserId' | 'status'> | undefined,
  me: string,
): HttpError {
  if (!connection) return new NotFoundError(noSuchConnection);
  if (connection.senderUserId === me)
    return new ForbiddenError(`Only the company that received the request can ${answer} it.`);
  return new ConflictError(connection.status === 'pending' ? otherIsInactive : accepted);
}
