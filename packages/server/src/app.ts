import { randomUUID } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import type { Context } from '#context.ts';
import { allowOrigins } from '#http/allowed-origins.ts';
import type { App } from '#http/app-type.ts';
import { guardRoutes } from '#http/auth.ts';
import { handleClientError } from '#http/client-error.ts';
import { handleErrors, sendError } from '#http/error-handler.ts';
import { requireOneHost } from '#http/host.ts';
import { deleteExpiredKeys } from '#http/idempotency.ts';
import type { Metrics } from '#http/metrics.ts';
import { documentRoutes } from '#http/openapi.ts';
import { limitPipelining } from '#http/pipelining.ts';
import { readYourWrites } from '#http/read-your-writes.ts';
import { bareHeaders, sendSecurityHeaders } from '#http/security-headers.ts';
import { serializeAnswers } from '#http/serialization.ts';
import { shutDownGently } from '#http/shutdown.ts';
import { validateRequests } from '#http/validation.ts';
import { readPages, serveFiles } from '#http/web-app.ts';
import { limitWrites } from '#http/write-limit.ts';
import { deleteUnusedDevices } from '#modules/accounts/devices.ts';
import { accountRoutes } from '#modules/accounts/routes.ts';
import { chatRoutes } from '#modules/chat/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import { deleteExpiredDeclines } from '#modules/connections/declines.ts';
import { connectionRoutes } from '#modules/connections/routes.ts';
import { eventRoutes } from '#modules/events/routes.ts';
import { healthRoutes } from '#modules/health/routes.ts';
import { productRoutes } from '#modules/products/routes.ts';
import { requestRoutes } from '#modules/requests/routes.ts';
import { searchRoutes } from '#modules/search/routes.ts';
import { sessionRoutes } from '#modules/sessions/routes.ts';
import { deleteExpiredSessions } from '#modules/sessions/session.ts';

const modules = [
  accountRoutes,
  sessionRoutes,
  companyRoutes,
  connectionRoutes,
  chatRoutes,
  productRoutes,
  requestRoutes,
  searchRoutes,
  eventRoutes,
  healthRoutes,
];

/** What may differ between one server and another. */
export interface AppOptions {
  /** The built app. Without it, there is only the API. */
  web?: string;
  /** The pictures that the demo marketplace shows. */
  pictures?: string;
  /** Origins other than the server's own whose pages may call it. @default none */
  allowedOrigins?: readonly string[];
  /** Proxies that are believed about whom they speak for, as in `Config`. @default this machine */
  trustedProxies?: readonly string[];
  /**
   * How long a client may take to send a request, or take nothing of its answer, in milliseconds. Longer than the beat
   * of a stream of events.
   * @default 30_000
   */
  requestTimeout?: number;
  /**
   * Writes that a company may make at once, from 1 to 1,000,000; as many come back within 100 seconds.
   * @default 200
   */
  writeLimit?: number;
  /**
   * How long a call that is under way when the server ends may still take, in milliseconds.
   * @default 10_000
   */
  callTimeout?: number;
  /** Measures every request. Without it none is. */
  metrics?: Metrics;
}

/** The largest body that the contract allows is half of it. */
const bodyLimit = 256 * 1024;

/** The whole HTTP side over a context, not yet listening. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<App> {
  const { log } = context;
  const { requestTimeout = 30_000, callTimeout = 10_000 } = options;
  const app: App = fastify({
    loggerInstance: log,
    // Two lines for every poll of every open conversation would hide the lines that matter.
    logController: new LogController({ disableRequestLogging: !['trace', 'debug'].includes(log.level) }),
    genReqId: () => randomUUID(),
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(bareHeaders)),
    bodyLimit,
    requestTimeout,
    connectionTimeout: requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.round(requestTimeout / 6),
      // Else the second of two that differ would be passed over in silence.
      joinDuplicateHeaders: true,
    },
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    // Who is connected while the server closes gets an answer.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  limitPipelining(app);
  options.metrics?.measureRequests(app);
  handleErrors(app, options.web !== undefined);
  shutDownGently(app, callTimeout);
  validateRequests(app);
  serializeAnswers(app);
  sendSecurityHeaders(app, options.web === undefined ? [] : await readPages(options.web));
  requireOneHost(app);
  await allowOrigins(app, options.allowedOrigins ?? []);
  await documentRoutes(app);
  guardRoutes(app, context);
  limitWrites(app, context, options.writeLimit);
  readYourWrites(app, context);
  dropWhatExpired(app, context);
  for (const register of modules) register(app, context);
  await serveFiles(app, options);
  return app;
}

/** What nobody can use any more, and declines that count no more, goes at the start and once an hour. */
function dropWhatExpired(app: App, { dbWithoutTimeout: db, now, log }: Context): void {
  const drop = () =>
    void Promise.all([
      deleteExpiredSessions(db, now()),
      deleteUnusedDevices(db, now()),
      deleteExpiredKeys(db, now()),
      deleteExpiredDeclines(db, now()),
    ]).catch((error: unknown) => log.error({ err: error }, 'What has expired could not be deleted'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    drop();
    timer = setInterval(drop, 60 * 60 * 1000).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
