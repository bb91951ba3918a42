import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app-type.ts';

/** Requests of one connection that are answered at a time: the one whose answer is being sent, and those behind it. */
const maxBehind = 15;

/**
 * Requests that wait their turn, on all connections together: each takes about 5 kB. A connection that brings one more
 * is cut. One alone never does, for it brings at most 64 KiB of them before it is paused.
 */
const maxWaiting = 10_000;

interface Pipeline {
  /** Answers that are being made behind another one of the same connection. */
  behind: Set<ServerResponse>;
  /** Begins to answer each request that waits, in the order in which they came. */
  waiting: (() => void)[];
}

/** Closes a response as Node closes the one that is being sent: a file that is yet to be opened for it is closed, too. */
const closeUnsent = (response: ServerResponse): boolean =>
  Object.assign(response, { destroyed: true, _closed: true }).emit('close');

/**
 * Bounds what one connection may ask for without waiting for the answers. Node would begin all of it at once: files
 * would be opened and queries queued for as many requests as a client can send. The rest waits unread, but for what
 * Node has read in one piece.
 */
export function limitPipelining(app: App): void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let allWaiting = 0;

  function open(socket: Socket): Pipeline {
    const pipeline: Pipeline = { behind: new Set(), waiting: [] };
    pipelines.set(socket, pipeline);
    // Node reads on after each request, whoever has paused the connection.
    socket.on('resume', () => {
      if (pipeline.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => {
      allWaiting -= pipeline.waiting.splice(0).length;
      // Node closes the answer that is being sent and forgets those behind it: what they read from would stay open.
      for (const response of pipeline.behind) if (response.socket === null) closeUnsent(response);
    });
    return pipeline;
  }

  function beginNext(socket: Socket, { waiting }: Pipeline): void {
    const begin = waiting.shift();
    if (!begin) return;
    allWaiting -= 1;
    if (waiting.length === 0) socket.resume();
    begin();
  }

  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // It has the socket when no other answer is before it, as nearly always.
    if (response.socket !== null) return done();
    if (socket.destroyed) return;
    const pipeline = pipelines.get(socket) ?? open(socket);
    const { behind, waiting } = pipeline;
    const begin = () => {
      behind.add(response);
      response.once('close', () => {
        behind.delete(response);
        // In a turn of its own, so that other connections have theirs between.
        if (waiting.length > 0) setImmediate(beginNext, socket, pipeline);
      });
      done();
    };
    if (waiting.length === 0 && behind.size < maxBehind) return begin();
    if (allWaiting >= maxWaiting) return void socket.destroy();
    waiting.push(begin);
    allWaiting += 1;
    socket.pause();
  });
}
