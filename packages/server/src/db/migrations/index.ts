import type { Migration } from 'kysely';
import * as initial from './0001-initial.ts';
import * as search from './0002-search.ts';
import * as sessionList from './0004-session-list.ts';
import * as lastWord from './0005-last-word.ts';

/** In the order of their names. A released migration is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-search': search,
  '0004-session-list': sessionList,
  '0005-last-word': lastWord,
};
