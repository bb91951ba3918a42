import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { etagOf, sendBody } from '#http/encoded-body.ts';
import { NotFoundError } from '#http/errors.ts';
import { isId } from '#http/formats.ts';
import type { PageHead, Pages } from '#http/pages.ts';
import { addVary } from '#http/vary.ts';
import { takesPage } from '#http/web-app.ts';
import { findPublicProfile } from '#modules/companies/queries.ts';
import { toProduct } from '#modules/products/product.ts';
import { findProduct } from '#modules/products/queries.ts';
import { companyHead, productHead } from './heads.ts';
import { kinds, listPart, listParts, toXml, type Kind } from './sitemap.ts';

interface SeoOptions {
  pages: Pages;
  /** Returns the origin that people use. */
  readOrigin: () => string;
  /** Who is told of a weakness; without it there is no `security.txt`. */
  operatorEmail: string | undefined;
}

/** How long the parts of the sitemap are kept, in milliseconds. */
const keepParts = 60 * 60 * 1000;

/** How long `security.txt` says that it is true, in milliseconds. */
const validity = 180 * 24 * 60 * 60 * 1000;

const hidden = { schema: { hide: true } };

/** What search engines, link previews and other crawlers read: pages with heads, robots.txt, sitemap, security.txt. */
export function seoRoutes(
  app: App,
  { db, now }: Context,
  { pages, readOrigin, operatorEmail }: SeoOptions,
): void {
  const absolute = (address: string) => new URL(address, readOrigin()).href;

  app.get('/', hidden, (request, reply) => pages.sendLanding(request, reply));

  const headPage = (path: string, find: (id: string) => Promise<PageHead | undefined>) =>
    app.get<{ Params: { id: string } }>(path, hidden, async (request, reply) => {
      if (!takesPage(request)) throw new NotFoundError(`There is no ${request.method} ${request.url}.`);
      addVary(reply, 'accept');
      const { id } = request.params;
      const head = isId(id) ? await find(id) : undefined;
      return head ? pages.sendScreen(request, reply, head) : pages.sendMissing(request, reply);
    });
  headPage('/products/:id', async (id) => {
    const product = await findProduct(db, id, null);
    return product && productHead(toProduct(product), absolute);
  });
  headPage('/companies/:id', async (id) => {
    const company = await findPublicProfile(db, id, null);
    return company && companyHead(company, absolute);
  });

  const sendText = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    const bytes = Buffer.from(text);
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');
    return sendBody(request, reply, { bytes, etag: etagOf(bytes), encoded: {} });
  };

  app.get('/robots.txt', hidden, (request, reply) =>
    sendText(
      request,
      reply,
      'text/plain',
      `User-agent: *\nAllow: /api/files/\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    ),
  );

  app.get('/.well-known/security.txt', hidden, (request, reply) => {
    if (operatorEmail === undefined)
      throw new NotFoundError('Nobody has been named to be told of a weakness.');
    const lines = [
      `Contact: mailto:${operatorEmail}`,
      `Expires: ${new Date(now().getTime() + validity).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${absolute('/.well-known/security.txt')}`,
    ];
    return sendText(request, reply, 'text/plain', `${lines.join('\n')}\n`);
  });

  let parts: { foundAt: number; paths: Promise<string[]> } | undefined;
  const findParts = async () => {
    const found = await Promise.all(
      (Object.keys(kinds) as Kind[]).map(async (kind) =>
        (await listParts(db, kind)).map((first) => `/sitemaps/${kind}/${first}`),
      ),
    );
    return ['/sitemaps/start', ...found.flat()];
  };
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    if (!parts || now().getTime() - parts.foundAt >= keepParts) {
      const paths = findParts();
      parts = { foundAt: now().getTime(), paths };
      paths.catch(() => (parts = undefined));
    }
    const entries = (await parts.paths).map((path) => ({ path }));
    return sendText(request, reply, 'application/xml', toXml('sitemapindex', entries, readOrigin()));
  });

  app.get('/sitemaps/start', hidden, (request, reply) =>
    sendText(request, reply, 'application/xml', toXml('urlset', [{ path: '/' }], readOrigin())),
  );

  app.get<{ Params: { kind: string; first: string } }>(
    '/sitemaps/:kind/:first',
    hidden,
    async (request, reply) => {
      const { kind, first } = request.params;
      if (!Object.hasOwn(kinds, kind) || !isId(first))
        throw new NotFoundError('There is no such part of the sitemap.');
      const entries = await listPart(db, kind as Kind, first);
      return sendText(request, reply, 'application/xml', toXml('urlset', entries, readOrigin()));
    },
  );
}
