import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app-type.ts';

/** Requests of one connection in progress behind the one whose response is being sent. */
const maxBehind = 15;

/**
 * Waiting requests of all connections together: each takes about 5 kB. A connection that sends one more is closed. One
 * connection alone never reaches this, because it is paused after at most 64 KiB.
 */
const maxWaiting = 10_000;

interface Pipeline {
  /** Responses in progress behind another one of the same connection. */
  behind: Set<ServerResponse>;
  /** Starts each waiting request, in the order of their arrival. */
  waiting: (() => void)[];
}

/** Closes a response as Node closes the one that is being sent, so that files for it are closed, too. */
const closeUnsent = (response: ServerResponse): boolean =>
  Object.assign(response, { destroyed: true, _closed: true }).emit('close');

/**
 * Limits the requests in progress of one connection. Node would start all of them at once: a client could make the server
 * open any number of files and queue any number of queries. The connection is paused while requests wait.
 */
export function limitPipelining(app: App): void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let allWaiting = 0;

  function open(socket: Socket): Pipeline {
    const pipeline: Pipeline = { behind: new Set(), waiting: [] };
    pipelines.set(socket, pipeline);
    // Node resumes a paused connection after each request.
    socket.on('resume', () => {
      if (pipeline.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => {
      allWaiting -= pipeline.waiting.splice(0).length;
      // Node closes only the response that is being sent: files for those behind it would stay open.
      for (const response of pipeline.behind) if (response.socket === null) closeUnsent(response);
    });
    return pipeline;
  }

  function startNext(socket: Socket, { waiting }: Pipeline): void {
    const start = waiting.shift();
    if (!start) return;
    allWaiting -= 1;
    if (waiting.length === 0) socket.resume();
    start();
  }

  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // A response has the socket unless another one is before it.
    if (response.socket !== null) return done();
    if (socket.destroyed) return;
    const pipeline = pipelines.get(socket) ?? open(socket);
    const { behind, waiting } = pipeline;
    const start = () => {
      behind.add(response);
      response.once('close', () => {
        behind.delete(response);
        // In its own turn of the event loop, so that other connections have theirs between.
        if (waiting.length > 0) setImmediate(startNext, socket, pipeline);
      });
      done();
    };
    if (waiting.length === 0 && behind.size < maxBehind) return start();
    if (allWaiting >= maxWaiting) return void socket.destroy();
    waiting.push(start);
    allWaiting += 1;
    socket.pause();
  });
}
