import type { EndpointName, Session } from '@guildhall/contract';
import { endpoints } from '@guildhall/contract';
import { buildApp, type AppOptions } from '#app.ts';
import type { Bus } from '#bus/bus.ts';
import type { Config } from '#config.ts';
import { createContext, type Context } from '#context.ts';
import { createMetrics, type Metrics } from '#http/metrics.ts';
import { createLog } from '#log.ts';
import type { PasswordCost } from '#modules/accounts/password.ts';
import { createTestDatabase } from './database.ts';
import { requireDocumented } from './document.ts';
import { encodeBody } from './form.ts';
import { markCalls } from './statements.ts';

/** An HTTP response. `body` is the parsed JSON, or null without a body. */
export interface TestResponse<Body> {
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
  databaseUrl: string;
  context: Context;
  metrics: Metrics;
  /** Whether it accepts new connections. */
  isListening(): boolean;
  /** `body` is the text of a response that is no JSON. Throws when the response is not as the OpenAPI document describes it. */
  call<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<TestResponse<Body>>;
  /** Signs a company up and returns its session. */
  company(overrides?: { companyName?: string; email?: string; password?: string }): Promise<Session>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** @default the machine's clock */
  now?: () => Date;
  /** Receives every line of the log, as JSON. @default no log */
  onLog?: (line: string) => void;
  /** @default 'info' */
  logLevel?: Config['logLevel'];
  /** Whether requests are measured. @default false */
  measured?: boolean;
  /** The options of the app. @default none */
  options?: AppOptions;
  /**
   * When it receives notifications of the bus: 'never' simulates a node that has not received them yet, 'when asked' one
   * that receives them only when it must, by `catchUp`.
   * @default 'at once'
   */
  receivesEvents?: 'at once' | 'when asked' | 'never';
  /** The database of another server, so that both are nodes of one. @default an empty one of its own */
  databaseUrl?: string;
  /** @default the minimum of Argon2id, because few tests are about the hash */
  passwordCost?: PasswordCost;
}

const testPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A bus whose notifications arrive as late as they may. */
function hesitant(bus: Bus): Bus {
  const waiting: (() => void)[] = [];
  return {
    ...bus,
    subscribe: (topic, listener) =>
      bus.subscribe(topic, (payload) => void waiting.push(() => listener(payload))),
    async catchUp() {
      await bus.catchUp();
      for (const deliver of waiting.splice(0)) deliver();
    },
  };
}

/** The whole server, listening on a free port. */
export async function startTestServer({
  now,
  onLog,
  logLevel = 'info',
  options,
  measured = false,
  receivesEvents = 'at once',
  databaseUrl,
  passwordCost = testPasswordCost,
}: TestServerOptions = {}): Promise<TestServer> {
  const database =
    databaseUrl === undefined ? await createTestDatabase() : { url: databaseUrl, drop: async () => {} };
  const log = onLog ? createLog(logLevel, { write: onLog }) : createLog('silent');
  const owned = await createContext({ databaseUrl: database.url, dataFolder: '' }, log);
  const context: Context = {
    ...owned,
    passwordCost,
    ...(now && { now }),
    ...(receivesEvents === 'never' && { bus: { ...owned.bus, subscribe: () => () => {} } }),
    ...(receivesEvents === 'when asked' && { bus: hesitant(owned.bus) }),
  };
  const metrics = createMetrics(context);
  const app = await buildApp(context, { ...options, ...(measured && { metrics }) });
  markCalls(app.server);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let signedUp = 0;

  const server: TestServer = {
    url,
    databaseUrl: database.url,
    context,
    metrics,
    isListening: () => app.server.listening,
    async call<Body>(method: string, path: string, { token, body, headers = {} }: CallOptions = {}) {
      const encoded =
        typeof body === 'string'
          ? { headers: { 'content-type': 'application/json' }, body }
          : encodeBody(body as object | undefined);
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...encoded.headers,
          ...headers,
        },
        ...(encoded.body !== undefined && { body: encoded.body }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const parsed: unknown = text === '' ? null : isJson ? JSON.parse(text) : text;
      const sent: unknown =
        body === undefined || typeof body === 'string' ? body : JSON.parse(JSON.stringify(body));
      requireDocumented({
        method,
        path,
        sent,
        status: response.status,
        headers: response.headers,
        body: parsed,
      });
      return { status: response.status, headers: response.headers, body: parsed as Body };
    },
    async company(overrides = {}) {
      signedUp += 1;
      const { status, body } = await server.call<Session>('POST', endpoints.signUp[1], {
        // From its own address, because sign-ups from one address are limited.
        headers: { 'x-forwarded-for': `10.0.${signedUp >> 8}.${signedUp & 255}` },
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
