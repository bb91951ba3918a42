import type { PageQuery } from '@guildhall/contract';
import type { FastifyReply } from 'fastify';
import { firstPage, type Page } from '#db/page.ts';
import { BadRequestError } from './errors.ts';
import { isId } from './formats.ts';

const defaultLimit = 20;

/** Reads `limit` and `cursor` of a query string. */
export function readPage({ limit = defaultLimit, cursor }: PageQuery): Page {
  if (cursor === undefined) return firstPage(limit);
  const before = Buffer.from(cursor, 'base64url').toString();
  if (!isId(before)) throw new BadRequestError({ cursor: 'cursor is not one that this list has given.' });
  return { limit, before };
}

/**
 * Cuts `rows`, fetched one beyond the page's limit, down to the page. When there is more, a `Link` header
 * with `rel="next"` names the address of the next page.
 */
export function sendPage<Row>(
  reply: FastifyReply,
  { limit }: Page,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    searchParams.set('cursor', Buffer.from(idOf(last)).toString('base64url'));
    reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
  }
  return page;
}
