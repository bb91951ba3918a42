import type { LiveEvent } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import { NetworkError } from './errors.ts';
import type { CallOptions } from './page.ts';

/** Where a stream of events starts. */
export interface EventsOptions extends CallOptions {
  /** The id of the last event received: the stream resumes after it, or starts with `reset` if it cannot. */
  lastEventId?: string | undefined;
}

/** In milliseconds. The server sends a comment every 25 seconds when there is nothing else to send. */
const maxSilence = 60_000;

const parse = (block: string): LiveEvent | undefined => {
  const { id, event, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/)));
  return event && { id, event, data: JSON.parse(data) };
};

/** The stream of live events. */
export const events = ({ open }: Caller) => ({
  /**
   * The events of the session's company from now on, each once, until the server ends the stream. Rejects as calls do, and
   * with NetworkError after a minute of silence.
   */
  async *listen({ lastEventId, signal }: EventsOptions = {}): AsyncGenerator<LiveEvent, void> {
    const response = await open(
      'streamEvents',
      {},
      {
        signal,
        ...(lastEventId !== undefined && { headers: { 'Last-Event-ID': lastEventId } }),
      },
    );
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    try {
      let rest = '';
      for (;;) {
        const { done, value } = await withinTime(reader.read());
        if (done) return;
        const blocks = (rest + value).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const event = parse(block);
          if (event) yield event;
        }
      }
    } catch (cause) {
      throw signal?.aborted ? cause : new NetworkError(cause);
    } finally {
      // Also closes the connection when the caller leaves its loop early.
      void reader.cancel().catch(() => {});
    }
  },
});

async function withinTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, maxSilence, new Error('The server is silent.'));
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}
