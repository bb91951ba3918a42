import { logQuietly } from './log.ts';

interface Listening<Event extends { id: string }> {
  /** Opens a stream that goes on after an event, or begins anew. */
  listen: (options: { lastEventId: string | undefined; signal: AbortSignal }) => AsyncIterable<Event>;
  onEvent: (event: Event) => void;
  /** Says of a failure whether to give up. */
  isFinal: (error: unknown) => boolean;
  /** Whether anybody is there to listen for at the moment. */
  isWanted: () => boolean;
  /** Calls back whenever that may have changed; returns the function that ends this. */
  onChange: (listener: () => void) => () => void;
}

const firstWait = 1000;
const longestWait = 60_000;
/** A stream that breaks after so long a time was no failure; one that the server ends in order never is. */
const lasting = 5000;

/**
 * Listens to a stream as long as it is wanted. When it ends it is opened again where it ended, after a wait that
 * doubles with each failure and is random, so that not all come back at once. Returns the function that ends this.
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
    failures = broken && Date.now() - opened < lasting ? failures + 1 : 0;
    timer = setTimeout(() => void open(), Math.random() * Math.min(longestWait, firstWait * 2 ** failures));
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
