import helmet from '@fastify/helmet';
import type { onRequestHookHandler } from 'fastify';
import { createHash } from 'node:crypto';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/** For what is no page: nothing in it may run, be framed, or be taken for something else. */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const dataHeaders = {
  ...bareHeaders,
  'cross-origin-resource-policy': 'same-origin',
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // Sent below, where it is known to hold.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', ({ protocol }, reply, done) => {
    // Over plain HTTP browsers pay no heed to it; a proxy on this machine tells that it has ended TLS.
    if (protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
