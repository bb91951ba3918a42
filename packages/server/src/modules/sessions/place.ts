import type { ActiveSession } from '@guildhall/contract';
import { parseMomentPlace, writeMomentPlace } from '#http/page.ts';

/** The place of a session in the list of its company. */
export interface SessionPlace {
  lastUsedAt: string;
  id: string;
}

export const placeOf = ({ lastUsedAt, _id }: Pick<ActiveSession, 'lastUsedAt' | '_id'>): string =>
  writeMomentPlace(lastUsedAt, _id);

/** Parses a place as `placeOf` returns it; undefined for anything else. */
export function parsePlace(text: string): SessionPlace | undefined {
  const place = parseMomentPlace(text);
  return place && { lastUsedAt: place.at, id: place.id };
}
