import type { ErrorBody } from '@guildhall/contract';
import { endpoints, type EndpointName } from '@guildhall/contract/endpoints';
import { ApiError, NetworkError } from './errors.ts';
import { nextCursor, type Page, type PageOptions, type WriteOptions } from './page.ts';

/** Where a client calls, and as whom. */
export interface ClientOptions {
  /** Origin of the API with no slash at its end. `@default ''`, the page's own origin */
  baseUrl?: string;
  /** The session's token, asked for anew before each call; without one calls go out as a guest. */
  getToken?: () => string | null | undefined;
  /** Stands in for the platform's fetch. */
  fetch?: typeof globalThis.fetch;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A value for each parameter that the endpoint's path names. */
type Params<Name extends EndpointName> = Record<ParamName<(typeof endpoints)[Name][1]>, string>;

interface CallInput extends WriteOptions {
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

/** Of a list that is searched for, the words as well. */
interface PageInput extends PageOptions {
  q?: string;
}

/** Makes the calls of one client. `T` is what the contract declares, and the server filters its answers by that. */
export interface Caller {
  /** The answer while its body is still to come. Rejects as `one` does. */
  open: <Name extends EndpointName>(name: Name, params: Params<Name>, input?: CallInput) => Promise<Response>;
  /** The parsed answer. Rejects with ApiError, NetworkError or the signal's reason. */
  one: <Name extends EndpointName, T>(name: Name, params: Params<Name>, input?: CallInput) => Promise<T>;
  /** A page of a list. Rejects as `one` does. */
  page: <Name extends EndpointName, T>(
    name: Name,
    params: Params<Name>,
    options?: PageInput,
  ) => Promise<Page<T>>;
}

const json = (response: Response): Promise<unknown> => response.json();

/** A caller for one server and one session. */
export function createCaller({ baseUrl = '', getToken, fetch = globalThis.fetch }: ClientOptions): Caller {
  async function call<T>(
    read: (response: Response) => T | Promise<T>,
    name: EndpointName,
    params: Record<string, string>,
    { query = {}, body, headers, signal, idempotencyKey }: CallInput = {},
  ): Promise<{ data: T; response: Response }> {
    const [method, path] = endpoints[name];
    const search = new URLSearchParams(
      Object.entries(query).filter(([, value]) => value !== undefined),
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
      // A gateway's own error page is a refusal too, though not in the words of the contract.
      throw response && !response.ok ? new ApiError(response.status, {}) : new NetworkError(cause);
    }
  }

  return {
    open: async (...input) => (await call(() => undefined, ...input)).response,
    one: async <T>(name: EndpointName, params: Record<string, string>, input?: CallInput) =>
      (await call(json, name, params, input)).data as T,
    page: async <T>(
      name: EndpointName,
      params: Record<string, string>,
      { signal, ...query }: PageInput = {},
    ): Promise<Page<T>> => {
      const { data, response } = await call(json, name, params, { query, signal });
      return { items: data as T[], nextCursor: nextCursor(response.headers.get('link')) };
    },
  };
}
