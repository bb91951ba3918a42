import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify, LogController } from 'fastify';
import { defaultMegabytes } from '#config.ts';
import type { Context } from '#context.ts';
import { startHourlyWork } from '#hourly-work.ts';
import { allowOrigins } from '#http/allowed-origins.ts';
import type { App } from '#http/app-type.ts';
import { guardRoutes } from '#http/auth.ts';
import { handleClientError, refuseExpectation } from '#http/client-error.ts';
import { handleErrors, sendError } from '#http/error-handler.ts';
import { requireOneHost } from '#http/host.ts';
import type { Metrics } from '#http/metrics.ts';
import { requireJson } from '#http/media-type.ts';
import { documentRoutes } from '#http/openapi.ts';
import { limitPipelining } from '#http/pipelining.ts';
import { readYourWrites } from '#http/read-your-writes.ts';
import { bareHeaders, sendSecurityHeaders } from '#http/security-headers.ts';
import { serializeResponses } from '#http/serialization.ts';
import { shutDownGently } from '#http/shutdown.ts';
import { validateRequests } from '#http/validation.ts';
import { readWebPages } from '#http/pages.ts';
import { readPages, serveFiles } from '#http/web-app.ts';
import { limitWrites } from '#http/write-limit.ts';
import { startSender, type Sender } from '#mail/sender.ts';
import type { Transport } from '#mail/transport.ts';
import { activityRoutes } from '#modules/activity/routes.ts';
import { emailLetters } from '#modules/accounts/email-letters.ts';
import { identityRoutes } from '#modules/accounts/identity-routes.ts';
import { passwordLetters } from '#modules/accounts/password-letters.ts';
import { passwordResetRoutes } from '#modules/accounts/password-reset-routes.ts';
import { accountRoutes } from '#modules/accounts/routes.ts';
import { blockRoutes } from '#modules/blocks/routes.ts';
import { chatRoutes } from '#modules/chat/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import { connectionRoutes } from '#modules/connections/routes.ts';
import { eventRoutes } from '#modules/events/routes.ts';
import { emailRoutes } from '#modules/emails/routes.ts';
import { startWaitingEmails } from '#modules/emails/sending.ts';
import { waitingLetters } from '#modules/emails/waiting-letter.ts';
import { evidenceRoutes } from '#modules/evidence/routes.ts';
import { exportRoutes } from '#modules/export/routes.ts';
import { fileRoutes } from '#modules/files/routes.ts';
import type { FileQuota } from '#modules/files/store-file.ts';
import { healthRoutes } from '#modules/health/routes.ts';
import { invitationLetters } from '#modules/members/invitation-letter.ts';
import { invitationRoutes } from '#modules/members/invitation-routes.ts';
import { joinRoutes } from '#modules/members/join-routes.ts';
import { memberRoutes } from '#modules/members/routes.ts';
import { leavingLetters } from '#modules/leaving/leaving-letter.ts';
import { leavingRoutes } from '#modules/leaving/routes.ts';
import { attentionRoutes } from '#modules/attention/routes.ts';
import { startMatching } from '#modules/notifications/matching.ts';
import { notificationRoutes } from '#modules/notifications/routes.ts';
import { batchRoutes } from '#modules/products/batch-routes.ts';
import { csvRoutes } from '#modules/products/csv/routes.ts';
import { productRoutes } from '#modules/products/routes.ts';
import { productWriteRoutes } from '#modules/products/write-routes.ts';
import { acceptRoutes } from '#modules/orders/accept-routes.ts';
import { orderRoutes } from '#modules/orders/routes.ts';
import { dealRoutes } from '#modules/quotes/deals.ts';
import { endRoutes } from '#modules/quotes/end-routes.ts';
import { estimateRoutes } from '#modules/quotes/estimate-routes.ts';
import { offerRoutes } from '#modules/quotes/offer-routes.ts';
import { quoteRoutes } from '#modules/quotes/routes.ts';
import { reportLetters } from '#modules/reports/report-letter.ts';
import { reportRoutes } from '#modules/reports/routes.ts';
import { requestChangeRoutes } from '#modules/requests/change-routes.ts';
import { requestRoutes } from '#modules/requests/routes.ts';
import { savedRoutes } from '#modules/saved/routes.ts';
import { searchRoutes } from '#modules/search/routes.ts';
import { sessionRoutes } from '#modules/sessions/routes.ts';
import { seoRoutes } from '#modules/seo/routes.ts';
import { settingsRoutes } from '#modules/settings/routes.ts';

const modules = [
  accountRoutes,
  passwordResetRoutes,
  identityRoutes,
  sessionRoutes,
  activityRoutes,
  settingsRoutes,
  emailRoutes,
  attentionRoutes,
  notificationRoutes,
  memberRoutes,
  invitationRoutes,
  joinRoutes,
  companyRoutes,
  evidenceRoutes,
  exportRoutes,
  leavingRoutes,
  connectionRoutes,
  blockRoutes,
  chatRoutes,
  productRoutes,
  productWriteRoutes,
  batchRoutes,
  csvRoutes,
  savedRoutes,
  requestRoutes,
  requestChangeRoutes,
  estimateRoutes,
  quoteRoutes,
  offerRoutes,
  endRoutes,
  dealRoutes,
  acceptRoutes,
  orderRoutes,
  searchRoutes,
  eventRoutes,
  healthRoutes,
];

/** The options of a server. */
export interface AppOptions {
  /** The built app. Without it, there is only the API. */
  web?: string;
  /** The pictures that the demo marketplace shows. */
  pictures?: string;
  /** Origins other than the server's own whose pages may call it. @default none */
  allowedOrigins?: readonly string[];
  /** Proxies that are trusted about the caller's address, as in `Config`. @default this machine */
  trustedProxies?: readonly string[];
  /**
   * How long a client may take to send a request, or read nothing of its response, in milliseconds. Longer than the
   * interval of comments on a stream of events.
   * @default 30_000
   */
  requestTimeout?: number;
  /**
   * Writes that a company may make at once, from 1 to 1,000,000; all are available again within 100 seconds.
   * @default 200
   */
  writeLimit?: number;
  /**
   * How many bytes of files are stored.
   * @default `defaultMegabytes`
   */
  fileQuota?: FileQuota;
  /**
   * How long a call in progress may still take when the server ends, in milliseconds.
   * @default 10_000
   */
  callTimeout?: number;
  /** Measures every request, and counts letters. @default none */
  metrics?: Metrics;
  /** Who gets a letter about each report. @default nobody */
  operatorEmail?: string | undefined;
  /** How letters are sent. @default they are stored, for other nodes to send */
  mail?: {
    transport: Transport;
    /** The origin of their links. @default http://localhost with the port on which the server listens */
    publicUrl?: string | undefined;
  };
}

/** Twice the largest body that the contract allows, apart from files, which have a limit of their own. */
const bodyLimit = 256 * 1024;

/** The whole HTTP side over a context, not yet listening. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<App> {
  const { log } = context;
  const {
    requestTimeout = 30_000,
    callTimeout = 10_000,
    fileQuota = { company: defaultMegabytes.company * 1e6, all: defaultMegabytes.all * 1e6 },
  } = options;
  const app: App = fastify({
    loggerInstance: log,
    // Two lines for every poll of every open conversation would hide the important ones.
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
      // Otherwise the second of two different headers would be ignored.
      joinDuplicateHeaders: true,
      // Node's own refusal has no body: see `requireOneHost`.
      requireHostHeader: false,
    },
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    // Calls on open connections are still served while the server closes.
    return503OnClosing: false,
    // The longest part of an address is the name of a file, of 80 characters that are encoded.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  app.server.on('checkExpectation', refuseExpectation);
  limitPipelining(app);
  options.metrics?.measureRequests(app);
  const readOrigin = () =>
    options.mail?.publicUrl ?? `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const pages = options.web === undefined ? undefined : await readWebPages(options.web, readOrigin);
  handleErrors(app, pages);
  shutDownGently(app, callTimeout);
  requireJson(app);
  validateRequests(app);
  serializeResponses(app);
  sendSecurityHeaders(app, options.web === undefined ? [] : await readPages(options.web));
  requireOneHost(app);
  await allowOrigins(app, options.allowedOrigins ?? []);
  await documentRoutes(app);
  guardRoutes(app, context);
  limitWrites(app, context, options.writeLimit);
  readYourWrites(app, context);
  sendLetters(app, context, options);
  workBesideCalls(app, context);
  for (const register of modules) register(app, context);
  reportRoutes(app, context, options.operatorEmail);
  fileRoutes(app, context, fileQuota);
  if (pages) seoRoutes(app, context, { pages, readOrigin, operatorEmail: options.operatorEmail });
  await serveFiles(app, options);
  return app;
}

/** What goes on beside the calls, from the moment when the server listens until its last call has ended. */
function workBesideCalls(app: App, context: Context): void {
  let works: { stop(): void }[] = [];
  app.addHook('onListen', async () => {
    works = [startHourlyWork, startMatching, startWaitingEmails].map((start) => start(context));
  });
  app.addHook('onClose', async () => {
    for (const work of works) work.stop();
  });
}

/** Sends letters from the moment when the server listens until its last call has ended. */
function sendLetters(app: App, context: Context, { mail, metrics }: AppOptions): void {
  if (!mail) return;
  let sender: Sender | undefined;
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    const { transport, publicUrl = `http://localhost:${port}` } = mail;
    sender = startSender(context, {
      transport,
      writers: {
        ...passwordLetters,
        ...emailLetters,
        ...invitationLetters,
        ...leavingLetters,
        ...reportLetters,
        ...waitingLetters,
      },
      publicUrl,
      onResult: (result) => metrics?.countLetter(result),
    });
  });
  app.addHook('onClose', async () => sender?.stop());
}
