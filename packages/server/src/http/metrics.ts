import type { FastifyBaseLogger } from 'fastify';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '#context.ts';
import type { LetterResult } from '#mail/sender.ts';
import { StartError } from '#start-error.ts';
import type { App } from './app-type.ts';

/** Metrics for Prometheus. */
export interface Metrics {
  /** Measures every request of the routes that are registered afterwards. */
  measureRequests(app: App): void;
  /** Counts one try to send a letter. */
  countLetter(result: LetterResult): void;
  registry: Registry;
}

/** Metrics of the process, the bus, the database connections, the requests and the letters. */
export function createMetrics({ bus, pool }: Pick<Context, 'bus' | 'pool'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('guildhall_bus_listening', '1 while the node hears the others, else 0', () =>
    Number(bus.isListening()),
  );
  gauge('guildhall_database_connections', 'Open connections to the database', () => pool.totalCount);
  gauge('guildhall_database_connections_idle', 'Those of them that are free', () => pool.idleCount);
  gauge('guildhall_database_waiting', 'Queries that wait for a connection', () => pool.waiting);
  const underWay = new Gauge({
    name: 'guildhall_http_requests_in_progress',
    help: 'Requests that are being answered; of /api/events, the streams that are open',
    labelNames: ['method', 'route'],
    registers,
  });
  const durations = new Histogram({
    name: 'guildhall_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer; streams of events are left out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const letters = new Counter({
    name: 'guildhall_letters_total',
    help: 'Tries to send a letter: sent, deferred to a later try, or failed for good',
    labelNames: ['result'],
    registers,
  });
  // A counter that starts with its first failure would have no increase then.
  for (const result of ['sent', 'deferred', 'failed'] satisfies LetterResult[]) letters.inc({ result }, 0);

  return {
    registry,
    countLetter: (result) => letters.inc({ result }),
    measureRequests(app) {
      app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
        const started = performance.now();
        // The template: addresses with ids would make series without end.
        const route = routeOptions.url ?? 'unknown';
        underWay.inc({ method, route });
        // `close`, because a response that is cut off never finishes.
        reply.raw.once('close', () => {
          underWay.dec({ method, route });
          if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
          const seconds = (performance.now() - started) / 1000;
          durations.observe({ method, route, status: reply.statusCode }, seconds);
        });
      });
    },
  };
}

/** Serves the metrics at `/metrics` on a port of their own, which need not be public. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host, log }: { port: number; host: string; log: FastifyBaseLogger },
): Promise<{ close(): void }> {
  const send = async (response: ServerResponse) => {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void send(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StartError(
          `Cannot listen on ${host}:${port} for metrics: ${error.message}. Set METRICS_PORT to one that is free.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  log.info(`Metrics are served on port ${(server.address() as AddressInfo).port}`);
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
