import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { NoResultError } from 'kysely';
import type { Context } from '#context.ts';
import { isRowMissing } from '#db/errors.ts';
import { createSessionCache } from '#modules/sessions/session-cache.ts';
import { findLiveSessions, type Session } from '#modules/sessions/session.ts';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the call came without a valid token, which only public endpoints allow. */
    session: Session | null;
  }
}

const bearer = /^Bearer ([\w-]{43})$/i;

/**
 * Finds the session of every call to an endpoint of the contract, and refuses those that need one and have
 * none. It runs before the body is read: whoever may not call learns nothing about what the call takes.
 */
export function guardRoutes(app: App, context: Context): void {
  const sessions = createSessionCache(context);
  const { db, now } = context;
  /** A company can be deleted while somebody writes to it, or while it is served itself, and its session with it. */
  async function refusalOf(error: Error, { session }: FastifyRequest): Promise<Error> {
    if (!session || !isRowMissing(error)) return error;
    const live = await findLiveSessions(db, [session.tokenHash], now());
    if (live.size === 0) return new UnauthorizedError();
    return error instanceof NoResultError ? error : new NotFoundError('What this is about has been deleted.');
  }
  app.decorateRequest('session', null);
  app.addHook('onRoute', (options) => {
    const access = accessOf(options.schema);
    if (!access) return;
    // Without a promise where none is needed: it is a part of every poll.
    const guard = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      const { authorization = '' } = request.headers;
      const isForAnyone = access === 'public' && authorization === '' && request.method !== 'POST';
      // What one company is answered stays nowhere on the way, nor in its browser.
      if (!isForAnyone) reply.header('cache-control', 'no-store');
      const enter = (session: Session | null) => {
        request.session = session;
        done(session === null && access === 'session' ? new UnauthorizedError() : undefined);
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

/** Refuses an id, from path or body, that is not the session's own. Returns the session. */
export function requireOwnId(request: FastifyRequest, id: string): Session {
  const session = requireSession(request);
  if (session.companyId !== id) throw new ForbiddenError();
  return session;
}
