import { hasRight, whoMay, type Right } from '@guildhall/contract';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { NoResultError } from 'kysely';
import type { Context } from '#context.ts';
import { isRowMissing } from '#db/errors.ts';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from './errors.ts';
import { createSessionCache } from './session-cache.ts';
import { findEndedSessions, type Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid token, which only public endpoints allow. */
    session: Session | null;
  }
}

const bearer = /^Bearer ([\w-]{43})$/i;

/**
 * Finds the session of every call to an endpoint of the contract, and refuses calls without the session or the right that
 * they need. It runs before the body is read, so an unauthorized caller learns nothing about the body.
 */
export function guardRoutes(app: App, context: Context): void {
  const sessions = createSessionCache(context);
  const { db, now } = context;
  /** A company and its sessions can be deleted during a call by it or about it. */
  async function refusalOf(error: Error, { session }: FastifyRequest): Promise<Error> {
    if (!session || !isRowMissing(error)) return error;
    const ended = await findEndedSessions(db, [session.tokenHash], now());
    if (ended.length > 0) return new UnauthorizedError();
    return error instanceof NoResultError ? error : new NotFoundError('What this is about has been deleted.');
  }
  app.decorateRequest('session', null);
  app.addHook('onRoute', (options) => {
    const access = accessOf(options.schema);
    if (!access) return;
    // No promise for a cached session: this is a part of every poll.
    const guard = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      const { authorization = '' } = request.headers;
      const isForAnyone = access === 'public' && authorization === '' && request.method !== 'POST';
      // No cache may store a response for one company.
      if (!isForAnyone) reply.header('cache-control', 'no-store');
      const enter = (session: Session | null) => {
        request.session = session;
        if (access === 'public') done();
        else if (session === null) done(new UnauthorizedError());
        else done(hasRight(session.role, access) ? undefined : new ForbiddenError(whoMay(access)));
      };
      const token = bearer.exec(authorization)?.[1];
      const session = token === undefined ? null : sessions.get(token);
      if (session !== undefined) enter(session);
      else void sessions.find(token!).then(enter, done);
    };
    options.onRequest = [guard, ...[options.onRequest ?? []].flat()];
    options.errorHandler = (failure, request, reply) => {
      const send = (refusal: unknown) => void reply.send(refusal);
      void refusalOf(failure, request).then(send, send);
    };
  });
}

/** The session of a call to an endpoint that needs one. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new UnauthorizedError();
  return request.session;
}

/** Refuses a member without a right that depends on more than the endpoint. Returns the session. */
export function requireRight(request: FastifyRequest, right: Right): Session {
  const session = requireSession(request);
  if (!hasRight(session.role, right)) throw new ForbiddenError(whoMay(right));
  return session;
}

/** Refuses an id from the path or body that is not the session's own. Returns the session. */
export function requireOwnId(request: FastifyRequest, id: string): Session {
  const session = requireSession(request);
  if (session.companyId !== id) throw new ForbiddenError();
  return session;
}
