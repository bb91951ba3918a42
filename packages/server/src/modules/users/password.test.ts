import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash is Argon2id with at least 19 MiB and two passes, and never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the right password matches', async () => {
  const stored = await hashPassword('correct horse');
  expect(await verifyPassword(stored, 'correct horse')).toBe(true);
  expect(await verifyPassword(stored, 'Correct horse')).toBe(false);
  expect(await verifyPassword(undefined, 'correct horse')).toBe(false);
});

test('an unknown account costs as much time as a wrong password', async () => {
  const stored = await hashPassword('correct horse');
  const time = async (hash: string | undefined) => {
    const times = [];
    for (let round = 0; round < 15; round += 1) {
      const start = performance.now();
      await verifyPassword(hash, 'battery staple');
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[7]!;
  };
  const [wrong, unknown] = [await time(stored), await time(undefined)];
  expect(unknown).toBeGreaterThan(wrong / 3);
  expect(unknown).toBeLessThan(wrong * 3);
});
