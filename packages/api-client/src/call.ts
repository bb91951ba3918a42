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

const readJson = (response: Response): Promise<unknown> => response.json();
const readBlob = (response: Response): Promise<Blob> => response.blob();

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
    // The type of a form is for the platform to say: it has the form's boundary.
    const isForm = body instanceof FormData;
    const isFile = body instanceof Blob;
    const json = body && !isForm && !isFile;
    let response: Response | undefined;
    try {
      response = await fetch(
        baseUrl +
          path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!)) +
          (search && `?${search}`),
        {
          method,
          headers: {
            ...(json && { 'Content-Type': 'application/json' }),
            ...(isFile && { 'Content-Type': 'text/csv' }),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
            ...headers,
          },
          body: json ? JSON.stringify(body) : (body ?? null),
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
      (await call(readJson, name, params, input)).data,
    blob: async (name: EndpointName, params: AnyParams, input: AnyInput) =>
      (await call(readBlob, name, params, input)).data,
    page: async (name: EndpointName, params: AnyParams, { signal, ...query }: CallOptions = {}) => {
      const { data, response } = await call(readJson, name, params, { query, signal });
      return { items: data, nextCursor: nextCursor(response.headers.get('link')) };
    },
  } as Caller;
}
