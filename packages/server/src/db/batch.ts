import DataLoader from 'dataloader';

/** As many keys as one statement asks for. The first plans of PostgreSQL are made for few. */
const maxKeys = 500;

/**
 * Reads one thing after the other as it is wanted, but all that are wanted in the same turn of the event loop with one
 * statement: the busier the server is, the fewer statements a reading costs. Nothing is remembered.
 *
 * @param read finds what there is of these keys, in a map by `nameOf(key)`. It may be given a key twice.
 */
export function createBatch<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Value | undefined> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await read(keys);
      return keys.map((key) => found.get(nameOf(key)));
    },
    { cache: false, maxBatchSize: maxKeys, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}
