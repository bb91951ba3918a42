import type { ErrorBody, ErrorCode } from '@guildhall/contract';

/** The server answered and refused: bad input, no session, not allowed, not there, or its own fault. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status of the answer. */
  readonly status: number;
  /** What went wrong, for programs; undefined when something on the way answered in the server's place. */
  readonly code: ErrorCode | undefined;
  /** With status 400: the fields at fault, each with a sentence. Otherwise empty. */
  readonly fields: Record<string, string>;
  /** Names the call in the log of the server. */
  readonly requestId: string | undefined;

  /** `message` is the server's sentence for people, or empty when it gave none. */
  constructor(status: number, { message = '', code, fields = {}, requestId }: Partial<ErrorBody>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** No readable answer came: offline, no such host, cut off, or something on the way spoke another language. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  /** `cause` is what the platform threw. */
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}
