import { beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';

let file = 0;
/** The name of a file that no test has loaded. */
const newFile = () => `assets/${(file += 1)}.js`;

const fetchFile = vi.fn<typeof fetch>();
const importCode = vi.fn(() => Promise.resolve('code'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('document', { querySelector: () => null });
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(new Response('code')));
  importCode.mockClear();
});

it.each([0, 1, 3])('imports once its file has come, after %i failures', async (times) => {
  for (let failure = 0; failure < times; failure += 1) fetchFile.mockRejectedValueOnce(new Error('away'));
  const code = loadCode(importCode, [newFile()]);
  await vi.runAllTimersAsync();
  await expect(code).resolves.toBe('code');
  expect(fetchFile).toHaveBeenCalledTimes(times + 1);
  expect(importCode).toHaveBeenCalledTimes(1);
});

it('never imports what does not come', async () => {
  fetchFile.mockRejectedValue(new Error('away'));
  const code = expect(loadCode(importCode, [newFile()])).rejects.toThrow('The code did not come.');
  await vi.runAllTimersAsync();
  await code;
  expect(fetchFile).toHaveBeenCalledTimes(4);
  expect(importCode).not.toHaveBeenCalled();
});

it('takes an error of the server for a failure', async () => {
  fetchFile.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const code = loadCode(importCode, [newFile()]);
  await vi.runAllTimersAsync();
  await expect(code).resolves.toBe('code');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('requests a file once, also while it is on its way', async () => {
  const [own, shared] = [newFile(), newFile()];
  await Promise.all([loadCode(importCode, [own, shared]), loadCode(importCode, [newFile(), shared])]);
  await loadCode(importCode, [shared]);
  expect(fetchFile.mock.calls.map(([href]) => href)).toEqual([`/${own}`, `/${shared}`, `/assets/${file}.js`]);
});

it('requests a file again that failed for several', async () => {
  const shared = newFile();
  fetchFile.mockRejectedValueOnce(new Error('away'));
  const both = Promise.all([loadCode(importCode, [shared]), loadCode(importCode, [shared])]);
  await vi.runAllTimersAsync();
  await expect(both).resolves.toEqual(['code', 'code']);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('leaves a stylesheet that the page has to the page', async () => {
  vi.stubGlobal('document', { querySelector: () => ({}) });
  await loadCode(importCode, ['assets/index.css']);
  expect(fetchFile).not.toHaveBeenCalled();
  expect(importCode).toHaveBeenCalledTimes(1);
});

/** A page that preloads every file, and is still at it or not. */
function stubPreloads(state?: 'loading'): EventTarget {
  const link = Object.assign(new EventTarget(), { dataset: { state } });
  vi.stubGlobal('document', { querySelector: () => link });
  return link;
}

it('leaves a file that the page has preloaded to the page', async () => {
  stubPreloads();
  await loadCode(importCode, [newFile()]);
  expect(fetchFile).not.toHaveBeenCalled();
});

it.each([
  ['load', 0],
  ['error', 1],
] as const)('waits for a file that the page is preloading: %s', async (event, requests) => {
  const link = stubPreloads('loading');
  const code = loadCode(importCode, [newFile()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(importCode).not.toHaveBeenCalled();
  link.dispatchEvent(new Event(event));
  await expect(code).resolves.toBe('code');
  expect(fetchFile).toHaveBeenCalledTimes(requests);
});

it('waits 120000 ms for code and no longer', async () => {
  fetchFile.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  let outcome = 'waiting';
  loadCode(importCode, [newFile()]).catch((error: Error) => (outcome = error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('The code did not come within 120000 ms.');
});

it('leaves no timer behind', async () => {
  await loadCode(importCode, [newFile()]);
  expect(vi.getTimerCount()).toBe(0);
});
