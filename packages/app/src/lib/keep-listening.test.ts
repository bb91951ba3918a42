import { beforeEach, expect, it, vi } from 'vitest';
import { keepListening } from './keep-listening.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(console, 'info').mockReturnValue();
});

interface Stream {
  lastEventId: string | undefined;
  signal: AbortSignal;
  send: (id: string) => void;
  end: () => void;
  fail: (error: Error) => void;
}

function setUp({ wanted = true } = {}) {
  const streams: Stream[] = [];
  const received: string[] = [];
  const state = { wanted, change: () => {} };
  const stop = keepListening<{ id: string }>({
    listen: async function* ({ lastEventId, signal }) {
      const deferred = () => {
        let [resolve, reject]: [(id: string | undefined) => void, (error: Error) => void] = [
          () => {},
          () => {},
        ];
        const promise = new Promise<string | undefined>(
          (fulfil, refuse) => ([resolve, reject] = [fulfil, refuse]),
        );
        return { promise, resolve, reject };
      };
      let next = deferred();
      streams.push({
        lastEventId,
        signal,
        send: (id) => next.resolve(id),
        end: () => next.resolve(undefined),
        fail: (error) => next.reject(error),
      });
      signal.addEventListener('abort', () => next.reject(new Error('aborted')));
      for (;;) {
        const id = await next.promise;
        if (id === undefined) return;
        next = deferred();
        yield { id };
      }
    },
    onEvent: ({ id }) => received.push(id),
    isFinal: (error) => (error as Error).message === 'final',
    isWanted: () => state.wanted,
    onChange: (listener) => {
      state.change = listener;
      return () => (state.change = () => {});
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { streams, received, state, stop, settle };
}

it('receives events, and resumes after the last one when the stream ends', async () => {
  const { streams, received, settle } = setUp();
  streams[0]!.send('a');
  await settle();
  streams[0]!.end();
  await settle();
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams[1]?.lastEventId).toBe('a');
  streams[1]!.send('b');
  await settle();
  expect(received).toEqual(['a', 'b']);
});

it('doubles the wait after each failure up to a minute, and starts over after a stable stream', async () => {
  const { streams, settle } = setUp();
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    const count = streams.length;
    streams.at(-1)!.fail(new Error('away'));
    await settle();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(streams).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(count + 1);
  }
  await vi.advanceTimersByTimeAsync(5000);
  const count = streams.length;
  streams.at(-1)!.end();
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(count + 1);
});

it('listens only while events are wanted', async () => {
  const { streams, state, settle } = setUp({ wanted: false });
  expect(streams).toHaveLength(0);
  state.wanted = true;
  state.change();
  expect(streams).toHaveLength(1);
  streams[0]!.send('a');
  await settle();
  state.wanted = false;
  state.change();
  expect(streams[0]!.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(streams).toHaveLength(1);
  state.wanted = true;
  state.change();
  expect(streams[1]?.lastEventId).toBe('a');
});

it('stops after a final failure, and on request', async () => {
  const { streams, settle } = setUp();
  streams[0]!.fail(new Error('final'));
  await settle();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(streams).toHaveLength(1);

  const second = setUp();
  second.streams[0]!.fail(new Error('away'));
  await second.settle();
  second.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(second.streams).toHaveLength(1);
});
