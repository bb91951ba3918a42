import type { ActiveSession } from '@guildhall/contract';
import { isId, isMoment } from '#http/formats.ts';

/** The place of a session in the list of its company. */
export interface SessionPlace {
  lastUsedAt: string;
  id: string;
}

export const placeOf = ({ lastUsedAt, _id }: Pick<ActiveSession, 'lastUsedAt' | '_id'>): string =>
  `${lastUsedAt} ${_id}`;

/** Parses a place as `placeOf` returns it; undefined for anything else. */
export function parsePlace(text: string): SessionPlace | undefined {
  const [lastUsedAt = '', id = '', ...more] = text.split(' ');
  return isMoment(lastUsedAt) && isId(id) && more.length === 0 ? { lastUsedAt, id } : undefined;
}
