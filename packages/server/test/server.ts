import type { EndpointName, Session } from '@guildhall/contract';
import { endpoints } from '@guildhall/contract';
import { pino } from 'pino';
import { buildApp, type AppOptions } from '#app.ts';
import { createContext, type Context } from '#context.ts';
import { createTestDatabase } from './database.ts';

/** What came back over HTTP. `body` is the parsed JSON, or null when there was none. */
interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  url: string;
  context: Context;
  call<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** Signs a company up and returns its session. */
  company(overrides?: { companyName?: string; email?: string; password?: string }): Promise<Session>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** @default the machine's clock */
  now?: () => Date;
  /** Hears every line of the log, as JSON. @default nobody */
  onLog?: (line: string) => void;
  /** As a server is told. @default none */
  options?: AppOptions;
}

/** The whole server on an empty database of its own, listening on a free port. */
export async function startTestServer({ now, onLog, options }: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const log = onLog ? pino({ level: 'info' }, { write: onLog }) : pino({ level: 'silent' });
  const owned = await createContext({ databaseUrl: database.url, dataFolder: '' }, log);
  const context: Context = now ? { ...owned, now } : owned;
  const app = await buildApp(context, options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let signedUp = 0;

  const server: TestServer = {
    url,
    context,
    async call<Body>(method: string, path: string, { token, body, headers = {} }: CallOptions = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: unknown = text === '' ? null : JSON.parse(text);
      return { status: response.status, headers: response.headers, body: parsed as Body };
    },
    async company(overrides = {}) {
      signedUp += 1;
      const { status, body } = await server.call<Session>('POST', endpoints.signUp[1], {
        body: {
          companyName: `Company ${signedUp}`,
          email: `company-${signedUp}@example.com`,
          password: 'correct horse',
          ...overrides,
        },
      });
      if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    async close() {
      await app.close();
      await owned.close();
      await database.drop();
    },
  };
  return server;
}

/** The method and path of an endpoint with its path parameters filled in. */
export function address(name: EndpointName, ...ids: string[]): [method: string, path: string] {
  const [method, path] = endpoints[name];
  const rest = [...ids];
  return [method, path.replaceAll(/:\w+/g, () => rest.shift() ?? '')];
}
