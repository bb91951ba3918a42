import type { ErrorCode } from '@guildhall/contract';

/** An end of a call that its caller is told about, in `message`. */
export abstract class HttpError extends Error {
  abstract readonly status: number;
  abstract readonly code: ErrorCode;
  /** When the call may be tried again. */
  readonly retryAfterSeconds?: number;

  /** `fields` has a sentence for each field at fault. */
  constructor(
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** The request itself is wrong. */
export class BadRequestError extends HttpError {
  override readonly name = 'BadRequestError';
  readonly status = 400;
  readonly code: ErrorCode = 'invalid_fields';

  constructor(fields: Record<string, string>) {
    super([...new Set(Object.values(fields))].join(' '), fields);
  }
}

/** More than one Host header, or one that names no host. */
export class InvalidHostError extends HttpError {
  override readonly name = 'InvalidHostError';
  readonly status = 400;
  readonly code = 'bad_request';

  constructor() {
    super('The request must have one valid Host header.');
  }
}

/** No session, or one that has ended. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
  readonly status = 401;
  readonly code = 'unauthorized';

  constructor(message = 'Please log in.') {
    super(message);
  }
}

/** The session's company may not do this. */
export class ForbiddenError extends HttpError {
  override readonly name = 'ForbiddenError';
  readonly status = 403;
  readonly code = 'forbidden';

  constructor(message = 'You are not allowed to do this.') {
    super(message);
  }
}

export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';
  readonly status = 404;
  readonly code = 'not_found';

  constructor(message = 'Not found.') {
    super(message);
  }
}

/** The request is fine, but what is stored already stands against it. */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError';
  readonly status = 409;
  readonly code = 'conflict';
}

/** The key is that of an earlier, different call. */
export class IdempotencyKeyReusedError extends HttpError {
  override readonly name = 'IdempotencyKeyReusedError';
  readonly status = 422;
  readonly code = 'idempotency_key_reused';

  constructor() {
    super('This Idempotency-Key was used for another call. Send a new key with a new call.');
  }
}

/** The server is not fit for calls at the moment; trying again later may help. */
export class UnavailableError extends HttpError {
  override readonly name = 'UnavailableError';
  readonly status = 503;
  readonly code = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('The service is not available. Please try again later.');
  }
}

export class TooManyRequestsError extends HttpError {
  override readonly name = 'TooManyRequestsError';
  readonly status = 429;
  readonly code = 'too_many_requests';

  constructor(
    override readonly retryAfterSeconds: number,
    message = 'Too many attempts. Please try again later.',
  ) {
    super(message);
  }
}
