import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesETag } from './etag.ts';
import { addVary } from './vary.ts';

/** How a body is compressed for who takes it so. Nothing in it is secret: all see the same. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[];

/** The body of a response that may be sent compressed, and its version. */
export interface EncodedBody {
  bytes: Buffer;
  /** The same, compressed: each when it is first asked for. Without it the body is sent as it is. */
  encoded?: Partial<Record<Encoding, Promise<Buffer>>>;
  etag: string;
}

/** The version of a body, however it is encoded. */
export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Sends a body as the caller takes it, or 304 to one that has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, encoded, etag }: EncodedBody,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  addVary(reply, 'accept-encoding');
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
  if (!encoded || encoding === null) return reply.send(bytes);
  const compressed = await (encoded[encoding] ??= encoders[encoding](bytes));
  return reply.header('content-encoding', encoding).send(compressed);
}
