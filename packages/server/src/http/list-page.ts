import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { etagOf, sendBody, type EncodedBody } from './encoded-body.ts';

const maxBytes = 16 * 1024 * 1024;

interface ListPage extends EncodedBody {
  /** The header with the address of the next page. */
  link: string | undefined;
}

/**
 * Responds with a page of a list, or with 304 to a caller that has it.
 *
 * @param key names the list: the payload of the notifications of its changes.
 * @param read returns the rows of the page as a company sees them, or without one all, and sets its header `link`.
 */
type SendList = <Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: { key: string; read: (viewer: string | null) => Promise<Row[]> },
) => Promise<Row[]>;

/**
 * Keeps the first pages of lists, which every visitor asks for, as the bytes of their responses, until a notification of
 * `topic`. Any other page, and one that is narrowed, sorted or of another length, is read each time, and so is that of a
 * company that does not see all.
 *
 * @param seesLess whether a company does not see all.
 */
export function createListPages(
  { bus, now }: Pick<Context, 'bus' | 'now'>,
  topic: string,
  seesLess: (companyId: string) => Promise<boolean>,
): SendList {
  const firstPages = createCache<ListPage>({
    bus,
    topic,
    now,
    capacity: maxBytes,
    // With what is compressed, at the most.
    sizeOf: ({ bytes }) => 2 * bytes.length,
  });
  return async (request, reply, { key, read }) => {
    const viewer = request.session?.companyId ?? null;
    const readPage = async (seenBy: string | null): Promise<ListPage> => {
      const bytes = Buffer.from(reply.serialize(await read(seenBy)) as string);
      return { bytes, etag: etagOf(bytes), link: reply.getHeader('link') as string | undefined };
    };
    const findFirstPage = async () => {
      // A write that another node has answered may not be known here yet.
      await bus.catchUp();
      if (viewer !== null && (await seesLess(viewer))) return readPage(viewer);
      const readKept = async () => ({ ...(await readPage(null)), encoded: {} });
      return firstPages.find(key, readKept);
    };
    const page = await (request.url.includes('?') ? readPage(viewer) : findFirstPage());
    reply.headers({
      'cache-control': 'private, no-cache',
      ...(page.link !== undefined && { link: page.link }),
    });
    reply.type('application/json; charset=utf-8');
    return sendBody(request, reply, page) as never;
  };
}
