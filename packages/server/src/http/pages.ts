import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#html.ts';
import { etagOf, sendBody, type EncodedBody } from './encoded-body.ts';
import { readScreens, type IsScreen } from './web-app.ts';

/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one address, without the origin. */
  path: string;
  /** The address of a picture, with or without an origin. @default the card of Guildhall */
  picture?: string | undefined;
  /** What it is about, in the words of schema.org. */
  data?: object;
}

/** The pages of the built app. Each is the same HTML with another head; the app itself shows what is on it. */
export interface Pages {
  isScreen: IsScreen;
  sendLanding(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Sends a screen, about nothing in particular without `head`. */
  sendScreen(request: FastifyRequest, reply: FastifyReply, head?: PageHead): Promise<FastifyReply>;
  /** Sends the error page, with 404. */
  sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const siteName = 'Guildhall';

/** Scripts of data end at the first `<`, whatever it is part of. */
const toJson = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const descriptionTag = /<meta name="description" content="([^"]*)"[^>]*>/;

/** Puts a head into a page of the build. */
function withHead(html: string, origin: string, head: Partial<PageHead>): string {
  const { title, description, path, picture = '/card.png', data } = head;
  const absolute = (address: string) => new URL(address, origin).href;
  const told = escapeHtml(description ?? '') || (descriptionTag.exec(html)?.[1] ?? '');
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  const tags = [
    ...(path === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(absolute(path))}">`,
          meta('og:url', escapeHtml(absolute(path))),
        ]),
    meta('og:site_name', siteName),
    meta('og:type', 'website'),
    meta('og:title', escapeHtml(title ?? siteName)),
    meta('og:description', told),
    meta('og:image', escapeHtml(absolute(picture))),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(data
      ? [
          `<script type="application/ld+json">${toJson({ '@context': 'https://schema.org', ...data })}</script>`,
        ]
      : []),
  ];
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title ? `${escapeHtml(title)} · ` : ''}${siteName}</title>`,
    )
    .replace(descriptionTag, () => `<meta name="description" content="${told}">`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

const bodyOf = (html: string): EncodedBody => {
  const bytes = Buffer.from(html);
  return { bytes, etag: etagOf(bytes), encoded: {} };
};

/** Reads the pages of the built app; `readOrigin` returns the origin that people use, once the server listens. */
export async function readWebPages(web: string, readOrigin: () => string): Promise<Pages> {
  const read = (name: string) => readFile(join(web, name), 'utf8');
  const [index, landing, isScreen] = await Promise.all([
    read('index.html'),
    read('landing.html'),
    readScreens(web),
  ]);
  let kept: { landing: EncodedBody; screen: EncodedBody } | undefined;
  const keep = () =>
    (kept ??= {
      landing: bodyOf(withHead(landing, readOrigin(), { path: '/' })),
      screen: bodyOf(withHead(index, readOrigin(), {})),
    });
  const send = (request: FastifyRequest, reply: FastifyReply, body: EncodedBody) =>
    sendBody(request, reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache'), body);
  return {
    isScreen,
    sendLanding: (request, reply) => send(request, reply, keep().landing),
    sendScreen: (request, reply, head) =>
      send(request, reply, head ? bodyOf(withHead(index, readOrigin(), head)) : keep().screen),
    // Without a version: that nothing has changed has another status.
    sendMissing: (_request, reply) =>
      reply
        .status(404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(keep().screen.bytes),
  };
}
