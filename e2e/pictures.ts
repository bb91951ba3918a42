import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { photograph } from '../packages/server/test/photograph.ts';

/** A public host, because pictures of products must be on one. */
const host = 'pictures.example';

/** Resolves that host to this machine. */
export const findPictureHost = `--host-resolver-rules=MAP ${host} 127.0.0.1`;

const publicFolder = join(import.meta.dirname, '../packages/app/public');

/**
 * Serves the app's own pictures on another host, as companies do. Not by `page.route`, which turns off the browser's
 * cache and so doubles the time that each page takes to load.
 */
export async function startPictureHost(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const number = /^\/photographs\/(\d+)\.jpg$/.exec(pathname)?.[1];
    if (number !== undefined) {
      void photograph(Number(number)).then((bytes) =>
        response.setHeader('content-type', 'image/jpeg').end(bytes),
      );
      return;
    }
    if (pathname.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
    pipeline(createReadStream(join(publicFolder, pathname)), response, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, stop: () => void server.close() };
}
