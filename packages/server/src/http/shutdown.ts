import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { App } from './app-type.ts';

/** How a server ends. */
interface Shutdown {
  /** True from the beginning of `drain` or of the server's end. */
  hasStarted(): boolean;
  /**
   * Lets whoever sends calls here find another node: the server is not ready any more, yet goes on answering for that
   * many seconds, each time on a connection that ends with the answer.
   */
  drain(seconds: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}

/** A connection that brings nothing for so long, in milliseconds, has nothing on its way. */
const quietAfter = 250;
/** Callers who never pause cannot keep a server from ending: how long, in milliseconds, it waits for a quiet moment. */
const maxWait = 1000;
/** A turn of the event loop in which nothing is done takes less, in milliseconds. */
const emptyTurn = 0.1;

/**
 * Lets a server end without losing a call: what has arrived when it stops listening is answered, and so is what is
 * arriving. Nothing is cut off but what takes longer than `callTimeout` milliseconds from then.
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
  // Node takes one that has never been used, as browsers open in advance, for one with a request under way.
  const unused = new Set<Socket>();
  // One for all: there may be many thousands of connections.
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

  /** Ends when the event loop has nothing to do, or after `maxWait`. What the system has accepted is then ours. */
  async function idleTurn(): Promise<void> {
    const begun = performance.now();
    for (let turn = begun, before = -1; turn - begun < maxWait;) {
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
    // The server's own `close` would also end connections, whatever is on its way to them.
    NetServer.prototype.close.call(server);
    const timer = setTimeout(() => server.closeAllConnections(), callTimeout);
    server.once('close', () => clearTimeout(timer));
    await quietMoment();
    await idleTurn();
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
}
