import type { Bus } from './bus.ts';

/**
 * What is changed in the database by hand, the bus does not tell; it shows within this time, in milliseconds. Some is
 * dropped earlier, so that what was read at once is not read anew at once.
 */
const keepFor = 60_000;

/** Answers of the database that are kept in memory until the bus tells that they have changed. */
export interface Cache<Value> {
  /** What is kept under a key, as long as the bus can be relied on. */
  get(key: string): Value | undefined;
  /** Reads a value and keeps it, unless it is undefined or a change is told while it is read. */
  load(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

interface CacheOptions<Value> {
  bus: Pick<Bus, 'subscribe' | 'onReset' | 'isListening'>;
  /** What tells of a change; its payload is the key. */
  topic: string;
  now: () => Date;
  /** The size of all that is kept, at most. What was kept first goes first. */
  capacity: number;
  /** @default each counts 1 */
  sizeOf?: (value: Value) => number;
}

/** A cache that forgets what the bus tells of, and all when the bus may have missed something. */
export function createCache<Value>({
  bus,
  topic,
  now,
  capacity,
  sizeOf = () => 1,
}: CacheOptions<Value>): Cache<Value> {
  const kept = new Map<string, { value: Value; until: number; size: number }>();
  /** The last reading of each key that is under way: what it finds may be kept as long as it stands here. */
  const readings = new Map<string, symbol>();
  let total = 0;

  const drop = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, value: Value) => {
    drop(key);
    const size = sizeOf(value);
    kept.set(key, { value, until: now().getTime() + keepFor * (1 - Math.random() / 2), size });
    total += size;
    for (const oldest of kept.keys()) {
      if (total <= capacity) break;
      drop(oldest);
    }
  };

  bus.subscribe(topic, (key) => {
    drop(key);
    readings.delete(key);
  });
  bus.onReset(() => {
    kept.clear();
    readings.clear();
    total = 0;
  });

  return {
    get(key) {
      const found = bus.isListening() ? kept.get(key) : undefined;
      return found && found.until > now().getTime() ? found.value : undefined;
    },
    async load(key, read) {
      const reading = Symbol();
      // Before it listens, a change could be stored and told unheard.
      if (bus.isListening()) readings.set(key, reading);
      try {
        const value = await read();
        if (value !== undefined && readings.get(key) === reading) keep(key, value);
        return value;
      } finally {
        if (readings.get(key) === reading) readings.delete(key);
      }
    },
  };
}
