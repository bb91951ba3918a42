import { defaultPageRows, type PageQuery } from '@guildhall/contract';
import type { FastifyReply } from 'fastify';
import { firstPage, type Page } from '#db/page.ts';
import { BadRequestError } from './errors.ts';
import { isId, isMoment } from './formats.ts';

/** Parses a cursor of `sendPage`; undefined on the first page. `parse` returns undefined for an invalid place. */
export function readCursor<Place>(
  cursor: string | undefined,
  parse: (text: string) => Place | undefined,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = parse(Buffer.from(cursor, 'base64url').toString());
  if (place === undefined)
    throw new BadRequestError({ cursor: 'cursor is not one that this list has given.' });
  return place;
}

/** A place in a list in the order of a moment and then of an id, as a cursor has it. */
export const writeMomentPlace = (at: string, id: string): string => `${at} ${id}`;

/** Parses such a place; undefined for anything else. */
export function parseMomentPlace(text: string): { at: string; id: string } | undefined {
  const [at = '', id = '', ...more] = text.split(' ');
  return isMoment(at) && isId(id) && more.length === 0 ? { at, id } : undefined;
}

/** Reads `limit` and `cursor` of a query string. */
export function readPage({ limit = defaultPageRows, cursor }: PageQuery): Page {
  const before = readCursor(cursor, (text) => (isId(text) ? text : undefined));
  return before === undefined ? firstPage(limit) : { limit, before };
}

/**
 * Returns the page of `rows`, which have one row more than its limit if there is a next page. A `Link` header with
 * `rel="next"` then has the address of that; its cursor is the place of the last row, the id in most lists.
 */
export function sendPage<Row>(
  reply: FastifyReply,
  { limit }: Pick<Page, 'limit'>,
  rows: readonly Row[],
  placeOf: (row: Row) => string,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    searchParams.set('cursor', Buffer.from(placeOf(last)).toString('base64url'));
    reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
  }
  return page;
}
