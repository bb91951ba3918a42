import type { FastifyReply } from 'fastify';

/** Says that a response depends on a header of the request, beside those that have been named already. */
export function addVary(reply: FastifyReply, header: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? header : `${String(known)}, ${header}`);
}
