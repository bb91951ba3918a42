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
  /** The cached value, or that of a read that has begun since the last change; otherwise reads it as `load` does. */
  find(key: string, read: () => Promise<Value>): Promise<Value>;
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
  const reads = new Map<string, Promise<Value | undefined>>();
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

  const get = (key: string) => {
    const found = bus.isListening() ? cached.get(key) : undefined;
    return found && found.until > now().getTime() ? found.value : undefined;
  };
  const load = async <Read extends Value | undefined>(key: string, read: () => Promise<Read>) => {
    const reading = read();
    // While the bus is lost, a notification could be missed.
    if (bus.isListening()) reads.set(key, reading);
    try {
      const value = await reading;
      if (value !== undefined && reads.get(key) === reading) store(key, value);
      return value;
    } finally {
      if (reads.get(key) === reading) reads.delete(key);
    }
  };
  return {
    get,
    load,
    async find(key, read) {
      const pending = bus.isListening() ? reads.get(key) : undefined;
      // Without a pending one the read begins at once, so that the next call finds it.
      return get(key) ?? (pending && (await pending)) ?? load(key, read);
    },
  };
}
