import type { LiveEvent } from '@guildhall/contract';
import { endpoints } from '@guildhall/contract';

/** A stream of events as one client reads it. */
export interface TestStream {
  status: number;
  headers: Headers;
  /** The events so far, but for those of notifications, which follow many of them. */
  events: LiveEvent[];
  /** The number of events of notifications so far. */
  notifications(): number;
  /** The number of comments so far. */
  beats(): number;
  /** Resolves when the server has ended the stream or dropped the client. */
  ended: Promise<'ended' | 'dropped'>;
  /** Disconnects, as a closed window does. */
  leave(): void;
}

const toEvent = (block: string): LiveEvent => {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
  return { id: fields['id'], event: fields['event'], data: JSON.parse(fields['data'] ?? '') };
};

/** Opens `GET /api/events` and reads it in the background. */
export async function openStream(
  url: string,
  token: string,
  lastEventId?: string,
  onEvent: (event: LiveEvent) => void = () => {},
): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await fetch(url + endpoints.streamEvents[1], {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let comments = 0;
  let notifications = 0;
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) comments += 1;
        else {
          const event = toEvent(block);
          onEvent(event);
          if (event.event === 'notification') notifications += 1;
          else events.push(event);
        }
      }
    }
  };
  const ended = response.ok
    ? read().then(
        () => 'ended' as const,
        () => 'dropped' as const,
      )
    : Promise.resolve('ended' as const);
  return {
    status: response.status,
    headers: response.headers,
    events,
    notifications: () => notifications,
    beats: () => comments,
    ended,
    leave: () => leaving.abort(),
  };
}
