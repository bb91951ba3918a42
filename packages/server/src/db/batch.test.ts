import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

/** The lengths of some words, and what was asked for together. */
function lengths(known = ['a', 'bb', 'ccc']) {
  const asked: string[][] = [];
  const lengthOf = createBatch(async (words: readonly string[]) => {
    asked.push([...words]);
    return new Map(known.filter((word) => words.includes(word)).map((word) => [word, word.length]));
  }, String);
  return { asked, lengthOf };
}

it('reads together what is wanted in one turn', async () => {
  const { asked, lengthOf } = lengths();
  expect(await Promise.all(['bb', 'nowhere', 'a', 'bb'].map(lengthOf))).toEqual([2, undefined, 1, 2]);
  expect(asked).toEqual([['bb', 'nowhere', 'a', 'bb']]);
});

it('remembers nothing', async () => {
  const { asked, lengthOf } = lengths();
  await lengthOf('a');
  await setImmediate();
  await lengthOf('a');
  expect(asked).toEqual([['a'], ['a']]);
});

it('asks for 500 at a time at most', async () => {
  const { asked, lengthOf } = lengths();
  await Promise.all(Array.from({ length: 1001 }, () => lengthOf('a')));
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 1]);
});

it('fails for all that were wanted together, and for nobody else', async () => {
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
