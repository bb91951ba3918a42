import type { ActivityListLabels } from './ActivityList.labels.ts';

/** What a member of the company has done. The activity of the API has these fields. */
export interface ActivityEntry {
  /** Its id. */
  id: string;
  /** What was done: 'order.confirmed'. */
  action: string;
  /** The id of the member who did it. */
  memberId: string;
  /** Who that was; empty for a member who is no longer known. */
  memberName: string;
  /** The id of what it is about. */
  subject: string;
  /** What that is called; null where it has no name or is gone. */
  subjectName: string | null;
  /** When: an ISO date and time. */
  at: string;
}

/** What a list of activity is narrowed down to. */
export interface ActivityFilter {
  /** The id of the member who did it. */
  memberId?: string | undefined;
  /** What it is about: the part of an action before the dot. */
  kind?: string | undefined;
}

/** What an action is about. */
export const kindOf = (action: string): string => action.split('.')[0]!;

type Words = ActivityListLabels & Readonly<Record<string, unknown>>;

/** The word with that key, if it is one. */
const wordOf = (words: ActivityListLabels, key: string): string | undefined => {
  const word = Object.hasOwn(words, key) ? (words as Words)[key] : undefined;
  return typeof word === 'string' ? word : undefined;
};

/** An action in words. A newer server may know some that these words do not. */
export const writeAction = (action: string, words: ActivityListLabels): string =>
  (action.includes('.') ? wordOf(words, action) : undefined) ?? words.otherAction;

/** A kind in words. */
export const writeKind = (kind: string, words: ActivityListLabels): string =>
  wordOf(words, `${kind}.*`) ?? words.otherKind(kind);
