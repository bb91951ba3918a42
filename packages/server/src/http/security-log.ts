import type { FastifyRequest } from 'fastify';

/** Events that open an account or change access to it. */
type SecurityEvent =
  | 'sign-up'
  | 'log-in'
  | 'log-out'
  | 'password-change'
  | 'password-forgotten'
  | 'password-reset'
  | 'identity-change'
  | 'email-confirmation'
  | 'session-end'
  | 'member-invite'
  | 'member-join'
  | 'member-change'
  | 'member-end'
  | 'company-export'
  | 'company-deactivation'
  | 'company-deletion';

/**
 * Logs what a company has done with its account, or what somebody has asked for whose account is not known. Refused calls
 * are logged by `sendError`.
 */
export const logSecurityEvent = (request: FastifyRequest, event: SecurityEvent, companyId?: string): void =>
  request.log.info({ event, companyId, req: request }, 'Security event');
