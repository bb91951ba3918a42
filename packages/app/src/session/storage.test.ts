import { describe, expect, it } from 'vitest';
import { readStored, writeStored } from './storage.ts';

/** The part of the platform's storage that the session uses. */
function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

const user = {
  _id: 'u1',
  id: 'u1',
  companyName: 'Lotus Motors',
  email: 'a@b.example',
  avatar: null,
  role: 'viewer' as const,
};

describe('what the browser stored', () => {
  it('reads a first visit', () => {
    expect(readStored(memory())).toEqual({
      user: null,
      token: null,
      device: null,
      mode: 'Vendor',
      activeIcon: 'Home',
    });
  });

  it('reads back what was written', () => {
    const storage = memory();
    const state = { user, token: 't', device: 'd', mode: 'Client', activeIcon: 'Network' } as const;
    writeStored(storage, state);
    expect(readStored(storage)).toEqual(state);
  });

  it('removes what is null, and nothing else', () => {
    const storage = memory({ user: JSON.stringify(user), token: 't', mode: 'Client' });
    writeStored(storage, { user: null, token: null });
    expect(storage.keys()).toEqual(['mode']);
  });

  it('reads a session that has ended as none, with and without a token', () => {
    const entries = { user: JSON.stringify(user), token: 't' };
    expect(readStored(memory({ ...entries, endedToken: 't' }))).toMatchObject({ user: null, token: null });
    expect(readStored(memory({ ...entries, endedToken: 'u' }))).toMatchObject({ user, token: 't' });
    expect(readStored(memory({ user: entries.user, endedToken: '' })).user).toBeNull();
    expect(readStored(memory({ user: entries.user })).user).toEqual(user);
  });

  it.each([
    '',
    'no json',
    '[]',
    '"text"',
    '{}',
    '{"id":1,"companyName":"x"}',
    '{"id":"u1"}',
    '{"id":"u1","companyName":""}',
  ])('reads a damaged user as none, and so no token: %s', (json) => {
    expect(readStored(memory({ user: json, token: 't' }))).toMatchObject({ user: null, token: null });
  });

  it('accepts a user of id and name alone, as an owner', () => {
    const json = JSON.stringify({ id: 'u1', companyName: 'Lotus Motors' });
    expect(readStored(memory({ user: json })).user).toEqual({ ...user, email: '', role: 'owner' });
  });

  it.each([
    ['Vendor', 'Vendor'],
    ['Client', 'Client'],
    ['Buyer', 'Client'],
    ['vendor', 'Client'],
  ])('mode %s is the side of %s', (stored, mode) => {
    expect(readStored(memory({ mode: stored })).mode).toBe(mode);
  });
});
