import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { App } from './app-type.ts';

/** How a server ends. */
interface Shutdown {
  /** True from the start of `drain` or of the server's end. */
  hasStarted(): boolean;
  /**
   * Gives load balancers time to switch to another node: the server is no longer ready, but responds for that many
   * seconds, each time on a connection that ends with the response.
   */
  drain(seconds: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}

/** Milliseconds without a new request after which none is on its way any more. */
const quietAfter = 500;
/** How long the server waits for a quiet moment, in milliseconds: callers that never pause cannot stop its end. */
const maxWait = 5000;
/** An empty turn of the event loop takes less, in milliseconds. */
const emptyTurn = 0.1;

/**
 * Ends a server without losing a call: it responds to all requests that have arrived or are arriving when it stops
 * listening. Only calls that take longer than `callTimeout` milliseconds from then are cut off.
 */
export function shutDownGently(app: App, callTimeout: number): void {
  const { server } = app;
  let hasStarted = false;
  let arrived = 0;
  let lastArrival = 0;
  const arrive = () => {
    arrived += 1;
    if (hasStarted) lastArrival = performance.now();
  };
  // Browsers open connections in advance. Node treats an unused one as if a request were in progress.
  const unused = new Set<Socket>();
  // One function for all: there may be many thousands of connections.
  function forget(this: Socket): void {
    unused.delete(this);
  }
  server.on('connection', (socket) => {
    arrive();
    unused.add(socket);
    socket.on('close', forget);
  });
  server.on('request', ({ socket }) => {
    arrive();
    unused.delete(socket);
  });

  /** Resolves after an empty turn of the event loop, or `maxWait`: connections that the system had accepted are then known here. */
  async function idleTurn(): Promise<void> {
    const started = performance.now();
    for (let turn = started, before = -1; turn - started < maxWait;) {
      before = arrived;
      await nextTurn();
      const now = performance.now();
      if (before === arrived && now - turn < emptyTurn) return;
      turn = now;
    }
  }

  async function quietMoment(): Promise<void> {
    const deadline = performance.now() + maxWait;
    for (;;) {
      const now = performance.now();
      const until = Math.min(lastArrival + quietAfter, deadline);
      if (now >= until) return;
      await sleep(until - now);
    }
  }

  app.decorate('shutdown', {
    hasStarted: () => hasStarted,
    async drain(seconds) {
      hasStarted = true;
      await sleep(seconds * 1000);
    },
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasStarted) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    hasStarted = true;
    if (!server.listening) return;
    lastArrival = performance.now();
    await idleTurn();
    // The HTTP server's own `close` would also end idle connections, whose next request may be on its way.
    NetServer.prototype.close.call(server);
    const timer = setTimeout(() => server.closeAllConnections(), callTimeout);
    server.once('close', () => clearTimeout(timer));
    await quietMoment();
    await idleTurn();
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
}
