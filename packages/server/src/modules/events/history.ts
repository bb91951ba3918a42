import type { CompanyEvent } from './event.ts';

const maxEvents = 1000;

/** The last events that this node has received. */
interface History {
  add(event: CompanyEvent): void;
  /** The id of the newest event, or the start of the history. */
  position(): string;
  /** For how many milliseconds a company has certainly had no event. */
  quietFor(companyId: string): number;
  /** The events after an id; undefined when the id is too old or unknown here. */
  since(id: string): readonly CompanyEvent[] | undefined;
  /** For when events may have been missed: no stream can resume from an earlier id. */
  clear(): void;
}

/**
 * All nodes receive all events in the order in which they were stored, so a stream can resume on another node, as far
 * back as that has listened.
 */
export function createHistory(newId: () => string): History {
  const begin = () => ({ id: newId(), receivedAt: performance.now() });
  let start = begin();
  let events: (CompanyEvent & { receivedAt: number })[] = [];
  return {
    add(event) {
      events.push({ ...event, receivedAt: performance.now() });
      if (events.length > maxEvents) start = events.shift()!;
    },
    position: () => (events.at(-1) ?? start).id,
    quietFor(companyId) {
      const { receivedAt } = events.findLast(({ to }) => to === companyId) ?? start;
      return Math.floor(performance.now() - receivedAt);
    },
    since(id) {
      if (id === start.id) return events;
      const found = events.findLastIndex((event) => event.id === id);
      return found === -1 ? undefined : events.slice(found + 1);
    },
    clear() {
      start = begin();
      events = [];
    },
  };
}
