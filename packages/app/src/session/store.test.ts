import type { OwnProfile } from '@guildhall/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './store.ts';

const company = { _id: 'u1', id: 'u1', companyName: 'Lotus Motors', email: 'a@b.example', avatar: null };
/** What the server says of it, and what is stored. */
const profile = { ...company, member: { role: 'sales' } } as OwnProfile;
const user = { ...company, role: 'sales' } as const;
let entries: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  entries = new Map();
  storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
});

describe('the session', () => {
  it('survives a reload', () => {
    createSessionStore(storage).signIn({ token: 't', deviceToken: 'd', user: profile });
    expect(createSessionStore(storage).getSnapshot()).toMatchObject({ user, token: 't', ended: null });
  });

  it('stores only the fields of the user that screens need before the server responds', () => {
    const whole = { ...profile, panNumber: 'ABCDE1234F' };
    createSessionStore(storage).signIn({ token: 't', deviceToken: 'd', user: whole });
    expect(JSON.parse(entries.get('user')!)).toEqual(user);
  });

  it('stores only the device token after signing out', () => {
    const store = createSessionStore(storage);
    store.signIn({ token: 't', deviceToken: 'd', user: profile });
    store.signOut();
    expect(store.getSnapshot()).toMatchObject({ user: null, token: null, ended: 'left' });
    expect(Object.fromEntries(entries)).toEqual({ device: 'd' });
    expect(store.getSnapshot().device).toBe('d');
  });

  it('distinguishes an expired session from signing out, until the log-in opens', () => {
    const store = createSessionStore(storage);
    store.expire();
    expect(store.getSnapshot().ended).toBeNull();
    store.signIn({ token: 't', deviceToken: 'd', user: profile });
    store.expire();
    expect(store.getSnapshot()).toMatchObject({ user: null, ended: 'expired' });
    store.acknowledgeEnd();
    expect(store.getSnapshot().ended).toBeNull();
  });

  it('does not end a session that another window has opened or left meanwhile', () => {
    const store = createSessionStore(storage);
    store.signIn({ token: 'old', deviceToken: 'd', user: profile });
    const elsewhere = createSessionStore(storage);
    elsewhere.signIn({ token: 'new', deviceToken: 'e', user: profile });
    store.expire();
    expect(store.getSnapshot()).toMatchObject({ token: 'new', ended: null });
    elsewhere.signOut();
    store.expire();
    expect(store.getSnapshot()).toMatchObject({ user: null, ended: null });
  });

  it('ends in other windows too, and leaves a log-in untouched that it could not see yet', () => {
    const store = createSessionStore(storage);
    store.signIn({ token: 'old', deviceToken: 'd', user: profile });
    const before = new Map(entries);
    const elsewhere = createSessionStore(storage);
    elsewhere.signIn({ token: 'new', deviceToken: 'e', user: profile });
    // Each process of the browser has its own copy of the storage, which follows the others a moment later.
    const stale: Storage = Object.assign(Object.create(storage), {
      getItem: (key: string) => before.get(key) ?? null,
    });
    createSessionStore(stale).expire();
    elsewhere.followStorage();
    store.followStorage();
    expect(elsewhere.getSnapshot()).toMatchObject({ user, token: 'new' });
    expect(store.getSnapshot()).toMatchObject({ user, token: 'new', ended: null });
    store.expire();
    elsewhere.followStorage();
    expect(elsewhere.getSnapshot()).toMatchObject({ user: null, token: null });
    expect(createSessionStore(storage).getSnapshot()).toMatchObject({ user: null, token: null });
  });

  it('leaves mode and navigation entry unchanged when it ends', () => {
    const store = createSessionStore(storage);
    store.setMode('Client');
    store.setActiveIcon('Store');
    store.signOut();
    expect(store.getSnapshot()).toMatchObject({ mode: 'Client', activeIcon: 'Store' });
    expect(Object.fromEntries(entries)).toEqual({ mode: 'Client', activeIcon: 'Store' });
  });

  it('follows another window, and notifies only of changes', () => {
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    store.followStorage();
    expect(listener).not.toHaveBeenCalled();
    createSessionStore(storage).signIn({ token: 't', deviceToken: 'd', user: profile });
    store.followStorage();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toMatchObject({ user, device: 'd' });
    createSessionStore(storage).update({ ...profile, avatar: '/logo.webp' });
    store.followStorage();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().user).toEqual({ ...user, avatar: '/logo.webp' });
  });

  it('takes over a new role, and nothing of another company', () => {
    const store = createSessionStore(storage);
    store.signIn({ token: 't', deviceToken: 'd', user: profile });
    const listener = vi.fn();
    store.subscribe(listener);
    store.update(profile);
    store.update({ ...profile, id: 'u2' });
    expect(listener).not.toHaveBeenCalled();
    store.update({ ...profile, member: { ...profile.member, role: 'viewer' } });
    expect(createSessionStore(storage).getSnapshot().user).toEqual({ ...user, role: 'viewer' });
    expect(store.getSnapshot().user?.role).toBe('viewer');
  });
});
