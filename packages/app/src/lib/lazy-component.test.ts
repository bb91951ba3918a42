import { beforeEach, expect, it, vi } from 'vitest';
import { endLoadingScreen } from '#loading-screen.ts';
import { lazyComponent } from './lazy-component.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('navigator', {});
  endLoadingScreen();
});

/** A component whose code comes, or fails to, when the test says so. */
function codeOnItsWay() {
  let comes = () => {};
  let fails = () => {};
  const code = new Promise<{ Part: () => null }>((resolve, reject) => {
    comes = () => resolve({ Part: () => null });
    fails = () => reject(new Error('The code did not come.'));
  });
  const load = vi.fn(() => code);
  return { load, comes, fails, preload: lazyComponent(load, 'Part').preload };
}

it('loads in advance one after the other, also after one that fails', async () => {
  const [first, second, third] = [codeOnItsWay(), codeOnItsWay(), codeOnItsWay()];
  for (const { preload } of [first, second, third]) preload();
  await vi.runAllTimersAsync();
  expect(first.load).toHaveBeenCalledOnce();
  expect(second.load).not.toHaveBeenCalled();
  first.fails();
  await vi.runAllTimersAsync();
  expect(second.load).toHaveBeenCalledOnce();
  expect(third.load).not.toHaveBeenCalled();
  second.comes();
  await vi.runAllTimersAsync();
  expect(third.load).toHaveBeenCalledOnce();
  third.comes();
});

it('loads nothing in advance for who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const saved = codeOnItsWay();
  saved.preload();
  await vi.runAllTimersAsync();
  expect(saved.load).not.toHaveBeenCalled();
});
