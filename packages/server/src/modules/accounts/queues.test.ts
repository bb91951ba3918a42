import { expect, test } from 'vitest';
import { createQueues } from './queues.ts';

test('of one key so many run at a time, in the order in which they came; of another key others', async () => {
  const run = createQueues({ atOnce: 2, most: 10 });
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return held;
  };
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name[0]!, work(name)));
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1']);
  release();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('refuses more than may wait, and takes more once there is room, whatever failed', async () => {
  const run = createQueues({ atOnce: 1, most: 2 });
  let fail = (_error: Error) => {};
  const held = new Promise<void>((_resolve, reject) => void (fail = reject));
  const first = run('a', () => held);
  const second = run('a', async () => 'second');
  await expect(run('a', async () => 'third')).rejects.toThrow('Too many attempts');
  fail(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe('second');
  expect(await run('a', async () => 'fourth')).toBe('fourth');
});

test('is one queue as long as something runs in it', async () => {
  const run = createQueues({ atOnce: 1, most: 10 });
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const begun: string[] = [];
  const work = (name: string, end: Promise<void>) => () => {
    begun.push(name);
    return end;
  };
  const first = run('a', work('first', Promise.resolve()));
  const second = run('a', work('second', held));
  await first;
  await expect.poll(() => begun).toEqual(['first', 'second']);
  const third = run('a', work('third', held));
  // What another queue runs afterwards has begun, and this one has not.
  await run('b', work('other', Promise.resolve()));
  expect(begun).toEqual(['first', 'second', 'other']);
  release();
  await Promise.all([second, third]);
  expect(begun).toEqual(['first', 'second', 'other', 'third']);
});
