import helmet from '@fastify/helmet';
import { createHash } from 'node:crypto';
import type { App } from './app-type.ts';

/** For the answers to what is no call, which no hook sees: they are never a page. */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What a content security policy calls the inline scripts of a page. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * A page may run our own scripts and the inline ones of its own `pages`, and may load pictures and films from anywhere,
 * as product images are. Styles may be inline: styled-components writes them into the page.
 */
export async function sendSecurityHeaders(app: App, pages: readonly string[]): Promise<void> {
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
  app.addHook('onRequest', async ({ protocol }, reply) => {
    // Over plain HTTP browsers pay no heed to it; a proxy on this machine tells that it has ended TLS.
    if (protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
