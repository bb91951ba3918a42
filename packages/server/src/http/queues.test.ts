import { expect, test } from 'vitest';
import { createQueues } from './queues.ts';

test('runs so many works of one key at a time, in the order of their calls, and those of other keys beside them', async () => {
  const run = createQueues({ atOnce: 2, maxLength: 10 });
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const started: string[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return held;
  };
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name[0]!, work(name)));
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1']);
  release();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('refuses more works than may wait, and accepts more once there is room, even after a failure', async () => {
  const run = createQueues({ atOnce: 1, maxLength: 2 });
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

test('is the same queue as long as a work runs in it', async () => {
  const run = createQueues({ atOnce: 1, maxLength: 10 });
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const started: string[] = [];
  const work = (name: string, end: Promise<void>) => () => {
    started.push(name);
    return end;
  };
  const first = run('a', work('first', Promise.resolve()));
  const second = run('a', work('second', held));
  await first;
  await expect.poll(() => started).toEqual(['first', 'second']);
  const third = run('a', work('third', held));
  // A work that another queue got later has started, and this one has not.
  await run('b', work('other', Promise.resolve()));
  expect(started).toEqual(['first', 'second', 'other']);
  release();
  await Promise.all([second, third]);
  expect(started).toEqual(['first', 'second', 'other', 'third']);
});
