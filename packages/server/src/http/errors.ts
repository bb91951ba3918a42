import type { ErrorCode, LineShortfall, RunningOrder } from '@guildhall/contract';

/** An error whose message the caller receives. */
export abstract class HttpError extends Error {
  abstract readonly status: number;
  abstract readonly code: ErrorCode;
  /** When the call may be tried again. */
  readonly retryAfterSeconds?: number;
  /** The present state, which contradicts the call. */
  readonly current?: object | undefined;
  /** The lines of an order of which there is not as much in stock. */
  readonly shortfall?: readonly LineShortfall[] | undefined;
  /** The orders that have to end before. */
  readonly orders?: readonly RunningOrder[];

  /** `fields` has a sentence for each invalid field. */
  constructor(
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The base of the errors with one status and code. */
const errorWith = (status: number, code: ErrorCode, defaultMessage: string) =>
  class extends HttpError {
    override readonly status = status;
    override readonly code = code;

    constructor(message = defaultMessage) {
      super(message);
    }
  };

/** The request itself is wrong. */
export class BadRequestError extends HttpError {
  readonly status = 400;
  readonly code = 'invalid_fields';

  constructor(fields: Record<string, string>) {
    super([...new Set(Object.values(fields))].join(' '), fields);
  }
}

/** No Host header, more than one, or one that names no host. */
export class InvalidHostError extends errorWith(
  400,
  'bad_request',
  'The request must have one valid Host header.',
) {}

/** Bytes that are no text. */
export class InvalidTextError extends errorWith(400, 'bad_request', 'The body is not valid UTF-8.') {}

/** No session, or one that has ended. */
export class UnauthorizedError extends errorWith(401, 'unauthorized', 'Please log in.') {}

/** The session's company may not do this. */
export class ForbiddenError extends errorWith(403, 'forbidden', 'You are not allowed to do this.') {}

export class NotFoundError extends errorWith(404, 'not_found', 'Not found.') {}

/** The request is valid, but contradicts what is stored already: the state `current`, if it is given. */
export class ConflictError extends HttpError {
  readonly status = 409;
  readonly code = 'conflict';

  constructor(
    message: string,
    fields?: Record<string, string>,
    override readonly current?: object | undefined,
  ) {
    super(message, fields);
  }
}

/** Orders of the company still run. */
export class RunningOrdersError extends HttpError {
  readonly status = 409;
  readonly code = 'conflict';

  constructor(
    message: string,
    override readonly orders: readonly RunningOrder[],
  ) {
    super(message);
  }
}

/** What the call is about is no longer valid. */
export class ExpiredError extends HttpError {
  readonly status = 409;
  readonly code = 'expired';

  constructor(
    message: string,
    override readonly current: object,
  ) {
    super(message);
  }
}

/** Somebody else has changed what the call is about since the caller read it. `fields` names what was changed. */
export class OutdatedError extends HttpError {
  readonly status = 409;
  readonly code = 'outdated';

  constructor(
    override readonly current: object,
    fields?: Record<string, string>,
  ) {
    super('This has been changed since you opened it.', fields);
  }
}

/** There is not as much in stock. */
export class StockError extends HttpError {
  readonly status = 409;
  readonly code = 'stock';

  constructor(
    message: string,
    override readonly current: object,
    fields?: Record<string, string>,
    override readonly shortfall?: readonly LineShortfall[] | undefined,
  ) {
    super(message, fields);
  }
}

/** A quota is used up. */
export class LimitError extends errorWith(409, 'limit', 'There is no room for more.') {}

export class TooLargeError extends errorWith(413, 'payload_too_large', 'The body is too large.') {}

/** The key is that of an earlier, different call. */
export class IdempotencyKeyReusedError extends errorWith(
  422,
  'idempotency_key_reused',
  'This Idempotency-Key was used for another call. Send a new key with a new call.',
) {}

/** The server cannot serve calls at the moment; trying again later may help. */
export class UnavailableError extends errorWith(
  503,
  'unavailable',
  'The service is not available. Please try again later.',
) {
  override readonly retryAfterSeconds = 5;
}

const inMinutes = new Intl.RelativeTimeFormat('en');

export class TooManyRequestsError extends HttpError {
  readonly status = 429;
  readonly code = 'too_many_requests';

  constructor(
    override readonly retryAfterSeconds: number,
    message = `Too many attempts. Please try again ${inMinutes.format(Math.ceil(retryAfterSeconds / 60), 'minute')}.`,
  ) {
    super(message);
  }
}
