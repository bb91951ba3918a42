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

/** Serves the built app and the pictures of the demo. Its screens are no files; see `Pages`. */
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
    // Its pages are sent by `Pages`.
    await app.register(fastifyStatic, { ...options, root: web, index: false, preCompressed: true });
  }
}

const partsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** The parts of the path of an address; undefined when they cannot be decoded. */
function decodedParts(url: string): string[] | undefined {
  try {
    return partsOf(url.split('?')[0] ?? '').map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return undefined;
  }
}

/** Whether there is a screen at an address, as the app itself decides: in any letter case, `:id` for any part. */
export type IsScreen = (url: string) => boolean;

/** Reads the addresses of the screens, which the build of the app lists. */
export async function readScreens(web: string): Promise<IsScreen> {
  const paths = JSON.parse(await readFile(join(web, '.vite/screens.json'), 'utf8')) as string[];
  const screens = paths.map(partsOf);
  return (url) => {
    const parts = decodedParts(url);
    return screens.some(
      (screen) =>
        screen.length === parts?.length &&
        screen.every((part, index) => part.startsWith(':') || part === parts[index]),
    );
  };
}

const isJson = (type: string) => /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

/** Whether a page answers a request: not one for data or a file, nor one that wants JSON alone. */
export const takesPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/+(api|assets|demo)(\/|$)/i.test(url.split('?')[0] ?? '') &&
  !accept.split(',').every(isJson);
