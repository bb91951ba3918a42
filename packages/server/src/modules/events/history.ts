import type { CompanyEvent } from './event.ts';

const maxEvents = 1000;

/** The last events that this node has received. */
interface History {
  add(event: CompanyEvent): void;
  /** The id of the newest event, or the start of the history. */
  position(): string;
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
  let start = newId();
  let events: CompanyEvent[] = [];
  return {
    add(event) {
      events.push(event);
      if (events.length > maxEvents) start = events.shift()!.id;
    },
    position: () => events.at(-1)?.id ?? start,
    since(id) {
      if (id === start) return events;
      const found = events.findLastIndex((event) => event.id === id);
      return found === -1 ? undefined : events.slice(found + 1);
    },
    clear() {
      start = newId();
      events = [];
    },
  };
}
