import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards one request. Rejects without a response. */
async function send(target: string, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  const outgoing = httpRequest(target, options);
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
}

/**
 * A plain reverse proxy: each request goes to the next node in turn, or to the one after it when that does not listen. A
 * broken request gets a 502, because the node may have executed it.
 */
export async function startProxy(nodes: readonly string[]): Promise<{ url: string; close(): void }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const { method, headers, socket } = incoming;
    const options = {
      method,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, connection: 'close' },
      agent: false,
    } as RequestOptions;
    for (const _node of nodes) {
      turn += 1;
      try {
        const answer = await send(`${nodes[turn % nodes.length]}${incoming.url}`, options, body);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy());
        outgoing.on('close', () => answer.destroy());
        answer.pipe(outgoing);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    outgoing.writeHead(502).end('{}');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
