import type { ErrorBody, ErrorCode, LineShortfall, RunningOrder } from '@guildhall/contract';

/** The server refused the call (bad input, no session, not allowed, not found) or failed. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status of the response. */
  readonly status: number;
  /** What went wrong, for programs; undefined when a gateway responded instead of the server. */
  readonly code: ErrorCode | undefined;
  /** With status 400 and 409: the invalid fields, each with a sentence. Otherwise empty. */
  readonly fields: Record<string, string>;
  /** The present state, with the code `outdated` and where the endpoint has one: the contract's `CurrentState`. */
  readonly current: unknown;
  /** With the code `stock` of an order: its lines of which there is not as much in stock. Otherwise empty. */
  readonly shortfall: readonly LineShortfall[];
  /** When a company is to be deleted: its orders that have to end before. Otherwise empty. */
  readonly orders: readonly RunningOrder[];
  /** The call's id in the server's log. */
  readonly requestId: string | undefined;

  /** `message` is the server's sentence for people, or empty when it gave none. */
  constructor(
    status: number,
    {
      message = '',
      code,
      fields = {},
      current,
      shortfall = [],
      orders = [],
      requestId,
    }: Partial<ErrorBody> & {
      current?: unknown;
      shortfall?: readonly LineShortfall[];
      orders?: readonly RunningOrder[];
    },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.shortfall = shortfall;
    this.orders = orders;
    this.requestId = requestId;
  }
}

/** No readable response came: offline, no such host, connection lost, or a response that is not JSON. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  /** `cause` is what the platform threw. */
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}
