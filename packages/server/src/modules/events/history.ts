import type { Heard } from './event.ts';

const maxEvents = 1000;

/** The last events that this node has heard. */
interface History {
  add(heard: Heard): void;
  /** The id after which everything that comes is new. */
  position(): string;
  /** What came after an id; undefined when that is not known, because it is too old or was heard elsewhere. */
  since(id: string): readonly Heard[] | undefined;
  /** Called when events may have been missed: nothing can go on from before. */
  clear(): void;
}

/**
 * All nodes hear all events, in the order in which they were stored, so one node can go on where another was
 * left, as far back as it has listened.
 */
export function createHistory(newId: () => string): History {
  let start = newId();
  let events: Heard[] = [];
  return {
    add(heard) {
      events.push(heard);
      if (events.length > maxEvents) start = events.shift()!.id;
    },
    position: () => events.at(-1)?.id ?? start,
    since(id) {
      if (id === start) return events;
      const found = events.findLastIndex((heard) => heard.id === id);
      return found === -1 ? undefined : events.slice(found + 1);
    },
    clear() {
      start = newId();
      events = [];
    },
  };
}
