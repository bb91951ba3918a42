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

test('a long password costs no more than a short one', async () => {
  const time = async (password: string) => {
    const start = performance.now();
    await hashPassword(password);
    return performance.now() - start;
  };
  const ratios = [];
  for (let round = 0; round < 9; round += 1)
    ratios.push((await time('字'.repeat(200))) / (await time('12345678')));
  const median = ratios.sort((a, b) => a - b)[4]!;
  expect(median).toBeLessThan(3);
});

test('an unknown account costs as much time as a wrong password', async () => {
  const stored = await hashPassword('correct horse');
  const time = async (hash: string | undefined) => {
    const start = performance.now();
    await verifyPassword(hash, 'battery staple');
    return performance.now() - start;
  };
  // In turn, so that whatever else the machine does weighs on both alike.
  const ratios = [];
  for (let round = 0; round < 15; round += 1) ratios.push((await time(undefined)) / (await time(stored)));
  const median = ratios.sort((a, b) => a - b)[7]!;
  expect(median).toBeGreaterThan(1 / 3);
  expect(median).toBeLessThan(3);
});
