import type { ReactNode } from 'react';

/** Which value of a field stays. */
export type ChangeChoice = 'mine' | 'theirs';

/** A field that two people have changed. */
export interface ChangeReviewRow {
  /** What identifies it among the choices. */
  field: string;
  /** What it is called. */
  label: string;
  /** What the reader wrote, as text, or as what may stand in a text. An empty text or nothing is said in words. */
  mine: ReactNode;
  /** What someone else has saved. */
  theirs: ReactNode;
}
