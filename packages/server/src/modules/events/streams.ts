import type { LiveEvent } from '@guildhall/contract';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReachAll } from '#bus/reach-all.ts';
import type { Context } from '#context.ts';
import { TooManyRequestsError, UnavailableError } from '#http/errors.ts';
import { findEndedSessions, sessionChangeTopic, type Session } from '#http/session.ts';
import { eventTopic, type CompanyEvent } from './event.ts';
import { createHistory } from './history.ts';

const maxPerMember = 10;
/** Shorter than the minute after which proxies commonly drop a silent connection. */
const beatEvery = 25_000;
/** Bytes that may wait for a reader, beside what the system buffers; a slower reader is dropped. */
const maxUnread = 64 * 1024;

/** Comments that are written in one turn of the event loop. */
const writesPerTurn = 250;

const comment = ': alive\n\n';
const toText = ({ id, event, data }: LiveEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The streams of events that are open on this node. */
interface EventStreams {
  /** Throws TooManyRequestsError when a member has as many streams as it may. */
  requireRoom(session: Session): void;
  /**
   * Streams events to a response: those since the event `lastEventId`, or `reset` when that is unknown, and then each new
   * one. `sendHead` is called before the first.
   */
  open(
    stream: ServerResponse,
    session: Session,
    lastEventId: string | undefined,
    sendHead: () => void,
  ): Promise<void>;
  /** Ends all streams and opens no more. */
  close(): void;
}

/** Sends the events of the bus to the streams, and ends each stream with its session. */
export function createEventStreams({ db, bus, now, newId, log }: Context): EventStreams {
  const reachAll = createReachAll({ bus, db, log });
  const history = createHistory(newId);
  const streams = new Map<ServerResponse, Session>();
  /** The same by company, because an event concerns one of thousands. An array of one takes less memory than a set. */
  const byCompany = new Map<string, readonly ServerResponse[]>();
  let closed = false;

  const add = (stream: ServerResponse, session: Session) => {
    byCompany.set(session.companyId, [...(byCompany.get(session.companyId) ?? []), stream]);
    streams.set(stream, session);
  };
  const remove = (stream: ServerResponse) => {
    const { companyId = '' } = streams.get(stream) ?? {};
    const others = byCompany.get(companyId)?.filter((other) => other !== stream);
    if (others?.length) byCompany.set(companyId, others);
    else byCompany.delete(companyId);
    streams.delete(stream);
  };
  // One function for all: there may be thousands of streams.
  function removeThis(this: ServerResponse): void {
    remove(this);
  }
  const write = (stream: ServerResponse, text: string) => {
    // One that is being opened begins with what it has missed.
    if (!stream.headersSent) return;
    if (stream.writableLength > maxUnread) stream.destroy();
    else stream.write(text);
  };
  const end = (stream: ServerResponse) => {
    remove(stream);
    stream.end();
  };
  const resetText = (companyId: string) =>
    toText({ id: history.position(), event: 'reset', data: { quietFor: history.quietFor(companyId) } });

  /** Ends the streams whose session has expired, or has ended while the bus was lost. */
  async function endExpired(): Promise<void> {
    if (streams.size === 0) return;
    const hashes = Array.from(streams.values(), ({ tokenHash }) => tokenHash);
    const ended = new Set(await findEndedSessions(db, hashes, now()));
    for (const [stream, { tokenHash }] of streams) if (ended.has(tokenHash)) end(stream);
  }
  const endExpiredSoon = () =>
    void endExpired().catch((error: unknown) => {
      log.warn({ err: error }, 'The sessions of open streams could not be checked');
    });

  function tell(event: CompanyEvent): void {
    history.add(event);
    for (const stream of byCompany.get(event.to) ?? []) write(stream, toText(event));
  }

  const unsubscribe = [
    bus.subscribe(eventTopic, (payload) => {
      const event = JSON.parse(payload) as CompanyEvent;
      // Its reader may ask any node what has changed.
      void reachAll().then(() => tell(event));
    }),
    bus.subscribe(sessionChangeTopic, (hash) => {
      for (const [stream, { tokenHash }] of streams) if (tokenHash === hash) end(stream);
    }),
    bus.onReset(() => {
      history.clear();
      for (const [stream, { companyId }] of streams) write(stream, resetText(companyId));
      endExpiredSoon();
    }),
  ];
  /** Other work has its turn between: ten thousand comments take a tenth of a second. */
  async function beat(): Promise<void> {
    let written = 0;
    for (const stream of streams.keys()) {
      write(stream, comment);
      written += 1;
      if (written % writesPerTurn === 0) await nextTurn();
    }
  }
  const timer = setInterval(() => {
    void beat();
    endExpiredSoon();
  }, beatEvery).unref();

  return {
    requireRoom({ companyId, memberId }) {
      if (closed) throw new UnavailableError();
      const open = byCompany.get(companyId) ?? [];
      if (open.filter((stream) => streams.get(stream)?.memberId === memberId).length >= maxPerMember) {
        throw new TooManyRequestsError(beatEvery / 1000, 'Too many streams of events are open.');
      }
    },
    async open(stream, session, lastEventId, sendHead) {
      // Its reader left while the session was looked up; there will be no second `close`.
      if (stream.req.socket.destroyed) return;
      stream.on('close', removeThis);
      add(stream, session);
      // What has been acknowledged so far is no news to it, and what it has heard last is known here.
      await bus.catchUp();
      await reachAll();
      // Its reader has left, or its session has ended.
      if (stream.destroyed || stream.writableEnded) return;
      sendHead();
      const missed = lastEventId === undefined ? undefined : history.since(lastEventId);
      const texts = missed?.filter(({ to }) => to === session.companyId).map(toText) ?? [
        resetText(session.companyId),
      ];
      write(stream, comment + texts.join(''));
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const stop of unsubscribe) stop();
      for (const stream of streams.keys()) end(stream);
    },
  };
}
