import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetries } from './lazy-component.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let tries = 0;
  return vi.fn(() => (++tries > times ? Promise.resolve('code') : Promise.reject(new Error('away'))));
};

it.each([0, 1, 3])('loads after %i failures', async (times) => {
  const load = failing(times);
  const loaded = loadWithRetries(load);
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(times + 1);
});

it('gives up in the end', async () => {
  const load = failing(Infinity);
  const loaded = expect(loadWithRetries(load)).rejects.toThrow('away');
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(4);
});

it('waits 120000 ms for code and no longer', async () => {
  let outcome = 'waiting';
  loadWithRetries(() => new Promise(() => {})).catch((error: Error) => (outcome = error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('The code did not come within 120000 ms.');
});

it('leaves no timer behind', async () => {
  await loadWithRetries(failing(0));
  expect(vi.getTimerCount()).toBe(0);
});
