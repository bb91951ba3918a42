import type { FastifyRequest } from 'fastify';

/** What opens an account or changes who may use it. */
type SecurityEvent = 'sign-up' | 'log-in' | 'log-out' | 'password-change' | 'session-end';

/** Leaves a line of what a company has done with its account; what was refused leaves one in `sendError`. */
export const logSecurityEvent = (request: FastifyRequest, event: SecurityEvent, companyId: string): void =>
  request.log.info({ event, companyId, req: request }, 'Security event');
