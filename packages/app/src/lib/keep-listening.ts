import { logQuietly } from './log.ts';

interface Listening<Event extends { id: string }> {
  /** Opens a stream that resumes after the event of this id, or starts a new one without an id. */
  listen: (options: { lastEventId: string | undefined; signal: AbortSignal }) => AsyncIterable<Event>;
  onEvent: (event: Event) => void;
  /** Whether to give up after this failure. */
  isFinal: (error: unknown) => boolean;
  /** Whether the events are needed at the moment. */
  isWanted: () => boolean;
  /** Calls the listener whenever `isWanted` may have changed; returns the function that unsubscribes it. */
  onChange: (listener: () => void) => () => void;
}

/** The wait before the first retry, in milliseconds; it doubles with each failure. */
const minDelay = 1000;
const maxDelay = 60_000;
/** A stream that breaks after this many milliseconds does not count as a failure. */
const stableAfter = 5000;

/**
 * Listens to a stream as long as it is wanted. When the stream ends, it resumes after its last event, with exponential
 * backoff and jitter, so that not all clients reconnect at once. Returns the function that stops listening.
 */
export function keepListening<Event extends { id: string }>(options: Listening<Event>): () => void {
  const { listen, onEvent, isFinal, isWanted, onChange } = options;
  let lastEventId: string | undefined;
  let failures = 0;
  let stream = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    const { signal } = (stream = new AbortController());
    const opened = Date.now();
    let broken = false;
    try {
      for await (const event of listen({ lastEventId, signal })) {
        if (signal.aborted) return;
        lastEventId = event.id;
        onEvent(event);
      }
    } catch (error) {
      if (signal.aborted || isFinal(error)) return;
      broken = true;
      logQuietly('Listening to events failed.', error);
    }
    if (signal.aborted) return;
    failures = broken && Date.now() - opened < stableAfter ? failures + 1 : 0;
    timer = setTimeout(() => void open(), Math.random() * Math.min(maxDelay, minDelay * 2 ** failures));
  }
  function close(): void {
    clearTimeout(timer);
    stream.abort();
  }
  function follow(): void {
    close();
    if (isWanted()) void open();
  }

  follow();
  const stop = onChange(follow);
  return () => {
    stop();
    close();
  };
}
