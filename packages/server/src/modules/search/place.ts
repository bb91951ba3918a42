import { isId } from '#http/formats.ts';

/** Where a row stands among what was found, the best first. */
export interface Place {
  /** Whether it holds the words as they were typed. */
  isExact: boolean;
  /** How well it holds them, 0 to 1. */
  rank: number;
  id: string;
}

/** Reads a place as the queries write it; undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  const [exact, rank, id, ...more] = text.split(' ');
  // As PostgreSQL keeps it, which refuses what is too small for that.
  const value = Math.fround(Number(rank));
  const isPlace =
    (exact === '0' || exact === '1') && value >= 0 && value <= 1 && isId(id ?? '') && more.length === 0;
  return isPlace ? { isExact: exact === '1', rank: value, id: id! } : undefined;
}
