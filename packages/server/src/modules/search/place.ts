import { isId } from '#http/formats.ts';

/** The place of a row among the results of a search, best first. */
export interface Place {
  /** Whether it contains the words as they were typed. */
  isExact: boolean;
  /** How well it matches, 0 to 1. */
  rank: number;
  id: string;
}

/** Parses a place as the queries return it; undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  const [exact, rank, id, ...more] = text.split(' ');
  // Single precision, as PostgreSQL has it: that refuses a number too small for it.
  const value = Math.fround(Number(rank));
  const isPlace =
    (exact === '0' || exact === '1') && value >= 0 && value <= 1 && isId(id ?? '') && more.length === 0;
  return isPlace ? { isExact: exact === '1', rank: value, id: id! } : undefined;
}
