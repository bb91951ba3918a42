import { beforeEach, expect, it } from 'vitest';
import { clearDrafts, windowStorage } from './use-draft.ts';

const kept = { 'draft:a:product': '1', 'draft:a:c1': '2', 'draft:ab:product': '3', other: '4' };

beforeEach(() => {
  for (const [key, value] of Object.entries(kept)) windowStorage.setItem(key, value);
});

const left = () => Object.keys(kept).filter((key) => windowStorage.getItem(key) !== null);

it('removes the drafts of all but one company, and nothing else', () => {
  clearDrafts('a');
  expect(left()).toEqual(['draft:a:product', 'draft:a:c1', 'other']);
});

it('removes all drafts', () => {
  clearDrafts();
  expect(left()).toEqual(['other']);
});
