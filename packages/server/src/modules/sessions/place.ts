import type { ActiveSession } from '@guildhall/contract';
import { isId } from '#http/formats.ts';

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
  const isTime = !Number.isNaN(Date.parse(lastUsedAt)) && new Date(lastUsedAt).toISOString() === lastUsedAt;
  return isTime && isId(id) && more.length === 0 ? { lastUsedAt, id } : undefined;
}
