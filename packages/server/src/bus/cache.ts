import type { Bus } from './bus.ts';

/**
 * The maximum age of a value, in milliseconds: changes by hand in the database have no notification. Some values are
 * dropped earlier, so that values that were read together are not read again together.
 */
const maxAge = 60_000;

/** Values of the database that are cached in memory until a notification of their change. */
export interface Cache<Value> {
  /** The cached value of a key; undefined while the bus is lost. */
  get(key: string): Value | undefined;
  /** Reads a value and caches it, unless it is undefined or a notification of its change arrives meanwhile. */
  load(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

interface CacheOptions<Value> {
  bus: Pick<Bus, 'subscribe' | 'onReset' | 'isListening'>;
  /** The topic of changes; the payload is the key, or `*` for all keys. */
  topic: string;
  now: () => Date;
  /** The maximum total size. The oldest values are dropped first. */
  capacity: number;
  /** @default each counts 1 */
  sizeOf?: (value: Value) => number;
}

/** A cache that drops values on notifications of the bus, and all of them when the bus may have missed some. */
export function createCache<Value>({
  bus,
  topic,
  now,
  capacity,
  sizeOf = () => 1,
}: CacheOptions<Value>): Cache<Value> {
  const cached = new Map<string, { value: Value; until: number; size: number }>();
  /** The last pending read of each key: its value may be cached while it is in this map. */
  const reads = new Map<string, symbol>();
  let total = 0;

  const drop = (key: string) => {
    total -= cached.get(key)?.size ?? 0;
    cached.delete(key);
  };
  const store = (key: string, value: Value) => {
    drop(key);
    const size = sizeOf(value);
    cached.set(key, { value, until: now().getTime() + maxAge * (1 - Math.random() / 2), size });
    total += size;
    for (const oldest of cached.keys()) {
      if (total <= capacity) break;
      drop(oldest);
    }
  };

  const clear = () => {
    cached.clear();
    reads.clear();
    total = 0;
  };

  bus.subscribe(topic, (key) => {
    if (key === '*') return clear();
    drop(key);
    reads.delete(key);
  });
  bus.onReset(clear);

  return {
    get(key) {
      const found = bus.isListening() ? cached.get(key) : undefined;
      return found && found.until > now().getTime() ? found.value : undefined;
    },
    async load(key, read) {
      const current = Symbol();
      // While the bus is lost, a notification could be missed.
      if (bus.isListening()) reads.set(key, current);
      try {
        const value = await read();
        if (value !== undefined && reads.get(key) === current) store(key, value);
        return value;
      } finally {
        if (reads.get(key) === current) reads.delete(key);
      }
    },
  };
}
