import { createHash } from 'node:crypto';
import helmet from 'helmet';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/** For responses other than pages: nothing in them may run or be framed, and browsers must not guess their type. */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const dataHeaders = {
  ...bareHeaders,
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** What no page of ours asks for, and so nothing in it may. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources of a page's inline scripts for a content security policy. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Responses of the contract's endpoints are data; the rest are pages and their files. A page may run our own scripts and
 * the inline scripts of `pages`, and may load pictures and films from anywhere, because products have them. Styles may be
 * inline: styled-components writes them into the page.
 */
export function sendSecurityHeaders(app: App, pages: readonly string[]): void {
  const sendPageHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...new Set(pages.flatMap(scriptHashes))],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` shows a picture before it is uploaded.
        imgSrc: ["'self'", 'blob:', 'data:', 'http:', 'https:'],
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
    // Sent below, for HTTPS only.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers ignore it over plain HTTP. Behind a trusted proxy the protocol comes from its header.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (accessOf(request.routeOptions.schema) === undefined) {
      reply.header('permissions-policy', permissionsPolicy);
      sendPageHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
    } else {
      reply.headers(dataHeaders);
      done();
    }
  });
}
