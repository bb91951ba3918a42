import DataLoader from 'dataloader';

/** Keys of one statement, at most: PostgreSQL's first plans are made for few. */
const maxKeys = 500;

/**
 * Reads the values that are requested in the same turn of the event loop with one statement, so a busy server needs fewer
 * statements for each. Caches nothing.
 *
 * @param read finds the values of these keys, in a map by `toName(key)`. The same key may occur twice.
 */
export function createBatch<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
  toName: (key: Key) => string,
): (key: Key) => Promise<Value | undefined> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await read(keys);
      return keys.map((key) => found.get(toName(key)));
    },
    { cache: false, maxBatchSize: maxKeys, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}
