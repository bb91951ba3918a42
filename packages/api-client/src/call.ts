import type { ErrorBody } from '@guildhall/contract';
import { endpoints, type EndpointName } from '@guildhall/contract/endpoints';
import type { Caller } from './caller.ts';
import { ApiError, NetworkError } from './errors.ts';
import { nextCursor, type CallOptions, type WriteOptions } from './page.ts';

/** The server and the session of a client. */
export interface ClientOptions {
  /** Origin of the API with no slash at its end. `@default ''`, the page's own origin */
  baseUrl?: string;
  /** Returns the session's token; called before each call. Without a token, calls are made as a guest. */
  getToken?: () => string | null | undefined;
  /** `@default` the platform's fetch */
  fetch?: typeof globalThis.fetch;
}

type AnyParams = Record<string, string>;

/** What any endpoint may take. */
interface AnyInput extends WriteOptions {
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

const json = (response: Response): Promise<unknown> => response.json();

/** A caller for one server and one session. */
export function createCaller({ baseUrl = '', getToken, fetch = globalThis.fetch }: ClientOptions): Caller {
  async function call<T>(
    read: (response: Response) => T | Promise<T>,
    name: EndpointName,
    params: AnyParams,
    { query = {}, body, headers, signal, idempotencyKey }: AnyInput = {},
  ): Promise<{ data: T; response: Response }> {
    const [method, path] = endpoints[name];
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, values]) =>
        [values].flat().flatMap((value) => (value === undefined ? [] : [[key, value]])),
      ),
    ).toString();
    const token = getToken?.();
    let response: Response | undefined;
    try {
      response = await fetch(
        baseUrl +
          path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!)) +
          (search && `?${search}`),
        {
          method,
          headers: {
            ...(body && { 'Content-Type': 'application/json' }),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
            ...headers,
          },
          body: body ? JSON.stringify(body) : null,
          signal: signal ?? null,
        },
      );
      if (response.ok) return { data: await read(response), response };
      throw new ApiError(response.status, (await response.json()) as Partial<ErrorBody>);
    } catch (cause) {
      if (signal?.aborted || cause instanceof ApiError) throw cause;
      // A gateway's own error page is a refusal too, although its body is not the contract's.
      throw response && !response.ok ? new ApiError(response.status, {}) : new NetworkError(cause);
    }
  }

  // The compiler cannot check types that depend on the endpoint's name: here any input fits, and `Caller` narrows it.
  return {
    open: async (name: EndpointName, params: AnyParams, input: AnyInput) =>
      (await call(() => undefined, name, params, input)).response,
    one: async (name: EndpointName, params: AnyParams, input?: AnyInput) =>
      (await call(json, name, params, input)).data,
    page: async (name: EndpointName, params: AnyParams, { signal, ...query }: CallOptions = {}) => {
      const { data, response } = await call(json, name, params, { query, signal });
      return { items: data, nextCursor: nextCursor(response.headers.get('link')) };
    },
  } as Caller;
}
