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
  const time = Date.parse(lastUsedAt);
  // PostgreSQL reads no other years.
  const hasYear = /^[1-9]\d{3}-/.test(lastUsedAt);
  const isTime = hasYear && !Number.isNaN(time) && new Date(time).toISOString() === lastUsedAt;
  return isTime && isId(id) && more.length === 0 ? { lastUsedAt, id } : undefined;
}
