import { expect, onTestFinished, test } from 'vitest';
import { picture } from '../../../test/files.ts';
import { createPictureReader, type PictureReader } from './picture-reader.ts';

function startReader(options?: Parameters<typeof createPictureReader>[0]): PictureReader {
  const reader = createPictureReader(options);
  onTestFinished(() => reader.close());
  return reader;
}
const png = await picture().png().toBuffer();
const small = { bytes: png.byteLength, parts: () => [png] };
/** One that never ends: the fastest machine does not read it in time. */
const endless = {
  ...small,
  async *parts() {
    yield png.subarray(0, 10);
    await new Promise<never>(() => {});
  },
};
const isRead = { width: 40, height: 20 };

test('a picture that takes too long is given up, and the next one is read by a new process', async () => {
  const slow = startReader({ timeout: 1 });
  expect(await slow.read(endless)).toEqual({ refusal: 'too slow' });
  expect(await slow.read(endless)).toEqual({ refusal: 'too slow' });
  expect(await startReader().read(small)).toMatchObject(isRead);
});

test('a process that ends is replaced', async () => {
  const reader = startReader();
  expect(await reader.read(small)).toMatchObject(isRead);
  const parts = function* () {
    yield png.subarray(0, 10);
    reader.close();
    yield png.subarray(10);
  };
  expect(await reader.read({ ...small, parts })).toEqual({ refusal: 'unreadable' });
  expect(await reader.read(small)).toMatchObject(isRead);
});

test('so many wait, and one more is refused', async () => {
  const reader = startReader();
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  const parts = async function* () {
    await held;
    yield png;
  };
  const waiting = Array.from({ length: 32 }, () => reader.read({ ...small, parts }));
  await expect(reader.read(small)).rejects.toMatchObject({ status: 429 });
  release();
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject(isRead);
});

test('a picture that has waited too long is refused, so that its caller can try again', async () => {
  await expect(startReader({ maxWait: -1 }).read(small)).rejects.toMatchObject({ status: 503 });
});
