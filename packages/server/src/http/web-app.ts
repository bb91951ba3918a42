import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { App } from './app-type.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
const anHour = 'public, max-age=3600';

/** Vite puts a hash of the content into the name of every file in `assets`. */
const cacheControl = (path: string): string => {
  if (path.includes(`${sep}assets${sep}`)) return immutable;
  return /\.html(\.\w+)?$/.test(path) ? revalidate : anHour;
};

/** The HTML pages of the built app. */
export async function readPages(web: string): Promise<string[]> {
  const names = await readdir(web);
  return Promise.all(
    names.filter((name) => name.endsWith('.html')).map((name) => readFile(join(web, name), 'utf8')),
  );
}

/** Serves the built app and the pictures of the demo. Its screens are no files; see `wantsScreen`. */
export async function serveFiles(
  app: App,
  { web, pictures }: { web?: string; pictures?: string },
): Promise<void> {
  const options = {
    cacheControl: false,
    // No file of the app starts with a dot: one that does is there by mistake.
    dotfiles: 'ignore' as const,
    setHeaders: (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheControl(path)),
  };
  if (pictures !== undefined) {
    await app.register(fastifyStatic, { ...options, root: pictures, prefix: '/demo/', decorateReply: false });
  }
  if (web !== undefined) {
    // The landing page is rendered when the app is built; every other screen is `index.html`.
    const index = ['landing.html', 'index.html'];
    await app.register(fastifyStatic, { ...options, root: web, index, preCompressed: true });
  }
}

/** Whether a browser requests a screen, and not data or a missing file. */
export const wantsScreen = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets|demo)(\/|$)/i.test(url.split('?')[0] ?? '') &&
  (headers.accept ?? '').includes('text/html');
