import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const folder = new URL('../../../../storybook-static/', import.meta.url);

/** What `storybook build` has written into a file. */
export const readBuilt = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as unknown;

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
  /** The source file of an entry of type docs, an MDX page or the stories it is made from. */
  importPath: string;
}

/** All pages and stories. */
export const entries = Object.values((readBuilt('index.json') as { entries: Record<string, Entry> }).entries);

/** Serves it on a free port. */
export async function serveBuilt() {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(folder),
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
