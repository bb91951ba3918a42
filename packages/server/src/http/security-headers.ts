import helmet from '@fastify/helmet';
import type { onRequestHookHandler } from 'fastify';
import { createHash } from 'node:crypto';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/** An answer of the API is data: nothing in it may run, be framed, or be taken for something else. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const sendDataHeaders: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(dataHeaders);
  done();
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What a content security policy calls the inline scripts of a page. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Answers of the contract's endpoints are data; the rest are pages and what belongs to them. A page may run our own
 * scripts and the inline ones of its own `pages`, and may load pictures and films from anywhere, as product images are.
 * Styles may be inline: styled-components writes them into the page.
 */
export async function sendSecurityHeaders(app: App, pages: readonly string[]): Promise<void> {
  app.addHook('onRoute', (options) => {
    if (!accessOf(options.schema)) return;
    options.helmet = false;
    options.onRequest = [sendDataHeaders, ...[options.onRequest ?? []].flat()];
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...new Set(pages.flatMap(scriptHashes))],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'http:', 'https:'],
        mediaSrc: ["'self'", 'http:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // Whether there is TLS in front is for whoever put it there to say.
    strictTransportSecurity: false,
  });
}
