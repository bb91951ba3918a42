import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The limit that the server is compared with: `node:http` alone. /304 compares an ETag, /static sends prepared bytes,
 * /events/NAME streams what is posted to /send/NAME.
 */
const etag = 'W/"1"';
const bytes = Buffer.alloc(Number(process.env['BYTES'] ?? 0), 'x');
const streams = new Map<string, ServerResponse>();

async function pass(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
  const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
  streams.get(name)?.write(`data: ${body}\n\n`);
  response
    .writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

const server = createServer((request, response) => {
  const [, path, name = ''] = request.url!.split('/');
  if (path === '304' && request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else if (path === 'static') {
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
      .end(bytes);
  } else if (path === 'send') void pass(request, response, name);
  else if (path === 'events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': alive\n\n');
    streams.set(name, response);
  } else response.writeHead(404).end();
});
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => process.exit(0));
