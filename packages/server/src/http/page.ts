import type { PageQuery } from '@guildhall/contract';
import type { FastifyReply } from 'fastify';
import { firstPage, type Page } from '#db/page.ts';
import { BadRequestError } from './errors.ts';
import { isId } from './formats.ts';

/** Rows a page when the query string does not say. */
export const defaultLimit = 20;

/** Reads a cursor as `sendPage` has written it; undefined on the first page. `parse` answers undefined for nonsense. */
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

/** Reads `limit` and `cursor` of a query string. */
export function readPage({ limit = defaultLimit, cursor }: PageQuery): Page {
  const before = readCursor(cursor, (text) => (isId(text) ? text : undefined));
  return before === undefined ? firstPage(limit) : { limit, before };
}

/**
 * Cuts `rows`, fetched one beyond the page's limit, down to the page. When there is more, a `Link` header
 * with `rel="next"` names the address of the next page; its cursor is the place of the last row, the id in most lists.
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
