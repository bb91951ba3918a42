import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

/** A batch that reads the lengths of words, and the words of each read. */
function lengths(known = ['a', 'bb', 'ccc']) {
  const asked: string[][] = [];
  const lengthOf = createBatch(async (words: readonly string[]) => {
    asked.push([...words]);
    return new Map(known.filter((word) => words.includes(word)).map((word) => [word, word.length]));
  }, String);
  return { asked, lengthOf };
}

it('reads the keys of one turn together', async () => {
  const { asked, lengthOf } = lengths();
  expect(await Promise.all(['bb', 'nowhere', 'a', 'bb'].map(lengthOf))).toEqual([2, undefined, 1, 2]);
  expect(asked).toEqual([['bb', 'nowhere', 'a', 'bb']]);
});

it('caches nothing', async () => {
  const { asked, lengthOf } = lengths();
  await lengthOf('a');
  await setImmediate();
  await lengthOf('a');
  expect(asked).toEqual([['a'], ['a']]);
});

it('reads 500 keys at a time at most', async () => {
  const { asked, lengthOf } = lengths();
  await Promise.all(Array.from({ length: 1001 }, () => lengthOf('a')));
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 1]);
});

it('fails for all keys of one read, and no others', async () => {
  let broken = true;
  const read = createBatch(async (keys: readonly string[]) => {
    if (broken) throw new Error('no database');
    return new Map(keys.map((key) => [key, key]));
  }, String);
  const failed = await Promise.allSettled([read('a'), read('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await read('a')).toBe('a');
});
