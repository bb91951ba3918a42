import { beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from './use-draft.ts';

const kept = { 'draft:a:product': '1', 'draft:a:c1': '2', 'draft:ab:product': '3', other: '4' };

/** The part of a storage that drafts use: its keys are its own properties. */
function storageOf(entries: Record<string, string>) {
  const storage = { ...entries };
  const removeItem = { value: (key: string) => void delete storage[key] };
  return Object.defineProperties(storage, { removeItem });
}

beforeEach(() => vi.stubGlobal('sessionStorage', storageOf(kept)));

it('removes the drafts of all but one company, and nothing else', () => {
  clearDrafts('a');
  expect(Object.keys(sessionStorage)).toEqual(['draft:a:product', 'draft:a:c1', 'other']);
});

it('removes all drafts', () => {
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
