import type { Session } from '@guildhall/contract';
import { hash, verify } from '@node-rs/argon2';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { createContext } from '#context.ts';
import { createLog } from '#log.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { address } from '../../../test/server.ts';
import type * as passwords from './password.ts';
import { hashPassword, minimumPasswordCost, verifyPassword } from './password.ts';

const fullCost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('a hash is Argon2id with at least 19 MiB and two passes, and never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(fullCost);
  expect(one).not.toBe(two);
});

test('a server hashes at that cost, at sign-up and at a password change', async () => {
  const database = await createTestDatabase();
  const context = await createContext({ databaseUrl: database.url, dataFolder: '' }, createLog('silent'));
  const app = await buildApp(context);
  onTestFinished(async () => {
    await app.close();
    await context.close();
    await database.drop();
  });
  const storedHash = async () =>
    (await context.db.selectFrom('members').select('password_hash').executeTakeFirstOrThrow()).password_hash;
  const call = async ([method, url]: readonly [string, string], body: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await app.inject({ method: method as 'POST', url, headers, body })).json<Session>();
  };

  const account = { companyName: 'Acme', email: 'acme@example.com', password: 'correct horse' };
  const { token, user } = await call(address('signUp'), account);
  const first = await storedHash();
  expect(first).toMatch(fullCost);
  const passwords = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  await call(address('changePassword', user._id), passwords, token);
  const second = await storedHash();
  expect(second).not.toBe(first);
  expect(second).toMatch(fullCost);
});

test('only the right password matches', async () => {
  const stored = await hashPassword('correct horse');
  expect(await verifyPassword(stored, 'correct horse')).toBe('right');
  expect(await verifyPassword(stored, 'Correct horse')).toBe('wrong');
  expect(await verifyPassword(undefined, 'correct horse')).toBe('wrong');
});

const composed = 'caf\u00e9 au lait';
const decomposed = 'cafe\u0301 au lait';

test('a password is the same in every composition', async () => {
  expect(await verifyPassword(await hashPassword(composed), decomposed)).toBe('right');
  expect(await verifyPassword(await hashPassword(decomposed), composed)).toBe('right');
});

test('a hash of the text as it was typed matches that text, and is outdated', async () => {
  expect(await verifyPassword(await hash(decomposed), decomposed)).toBe('outdated');
  expect(await verifyPassword(await hash(decomposed), 'cafe au lait')).toBe('wrong');
});

test('a hash of a lower cost is outdated', async () => {
  expect(await verifyPassword(await hash(composed, { memoryCost: 8192 }), composed)).toBe('outdated');
});

describe('the work for a password', () => {
  const [hashing, verifying] = [vi.fn(hash), vi.fn(verify)];
  /** The module on a library that is watched: one of its own, because the test files share their modules. */
  let watched: typeof passwords;
  beforeAll(async () => {
    vi.doMock('@node-rs/argon2', () => ({ hash: hashing, verify: verifying }));
    const address = './password.ts?watched';
    watched = (await import(address)) as typeof watched;
    vi.doUnmock('@node-rs/argon2');
  });
  afterEach(() => void vi.clearAllMocks());

  test('is the same for a long one and a short one', async () => {
    const [long, short] = ['字'.repeat(200), '12345678'];
    for (const password of [long, short]) await watched.hashPassword(password);
    expect(hashing.mock.calls).toEqual([
      [long, minimumPasswordCost],
      [short, minimumPasswordCost],
    ]);
  });

  test.each(['battery staple', decomposed])('is the same for an unknown account: %j', async (password) => {
    const stored = await hashPassword('correct horse');
    const workOf = async (storedHash: string | undefined) => {
      verifying.mockClear();
      expect(await watched.verifyPassword(storedHash, password)).toBe('wrong');
      return verifying.mock.calls.map(([hashed, typed]) => [fullCost.exec(String(hashed))?.[0], typed]);
    };
    const work = await workOf(stored);
    expect(work[0]).toEqual([expect.any(String), password.normalize('NFKC')]);
    expect(await workOf(undefined)).toEqual(work);
  });
});
