import { route, type ActivityAction, type RequestStatus } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#http/errors.ts';
import { refuseOutdated } from '#http/outdated.ts';
import { endOfCompanyDay, refusePastNeed } from '#modules/company-zone.ts';
import { publishTo } from '#modules/events/event.ts';
import { linkImages, lockAttached, replaceFiles } from '#modules/files/links.ts';
import { lockEstimates, requireEstimateRoom } from '#modules/quotes/estimates.ts';
import {
  findRequest,
  hasOrder,
  lockRequest,
  readRequest,
  setQuotesSuspended,
  updateRequest,
} from './queries.ts';
import { toRequest, toRequestChanges } from './request.ts';

/** Changing, closing and reopening a request. */
export function requestChangeRoutes(app: App, context: Context): void {
  const { db, now } = context;

  /** Refuses who may not see the request, or is not its client. Returns it. */
  async function requireOwnRequest(request: FastifyRequest, id: string) {
    const { companyId } = requireSession(request);
    const row = await findRequest(db, id, companyId);
    if (!row) throw new NotFoundError('There is no request with this id.');
    if (row.clientId !== companyId) throw new ForbiddenError('Only its client may do this with a request.');
    return row;
  }

  const lock = async (trx: Kysely<Database>, id: string) => {
    const locked = await lockRequest(trx, id);
    if (!locked) throw new NotFoundError('There is no request with this id.');
    const readCurrent = async () => toRequest(await readRequest(trx, id));
    return { ...locked, readCurrent };
  };

  app.route({
    ...route('updateRequest'),
    handler: async (request) => {
      const { id } = request.params;
      const { version, ...changes } = request.body;
      await requireOwnRequest(request, id);
      return runCommand(context, request, async ({ trx, record }) => {
        const { clientId, quoteCount, status, neededBy, fieldVersions, readCurrent } = await lock(trx, id);
        // The column is named for what it holds.
        const versions = { ...fieldVersions, file_ids: fieldVersions['files'] ?? 1 };
        await refuseOutdated(changes, version, versions, readCurrent);
        if (status !== 'open')
          throw new ConflictError('This request is closed.', undefined, await readCurrent());
        const isExtended = Object.keys(changes).every((name) => name === 'closesAt');
        if (quoteCount > 0 && !isExtended) {
          const message = 'There are quotes already. Only the day on which it closes can be changed.';
          throw new ConflictError(message, undefined, await readCurrent());
        }
        const { closesAt: day, images, fileIds } = changes;
        // A day that has passed since may stay.
        if (changes.neededBy && changes.neededBy !== neededBy)
          await refusePastNeed(trx, clientId, changes.neededBy, now());
        const closesAt = day
          ? await endOfCompanyDay(trx, clientId, { day, now: now(), field: 'closesAt', title: 'Closes on' })
          : null;
        if (images || fileIds)
          await lockAttached(trx, { companyId: clientId, requestId: id, images, fileIds });
        const files =
          fileIds &&
          (await replaceFiles(trx, {
            companyId: clientId,
            subject: `request-file:${id}`,
            fileIds,
            field: 'fileIds',
          }));
        const stored = { closesAt: day === undefined ? undefined : closesAt, files };
        if (images) await linkImages(trx, { companyId: clientId, subject: `request:${id}`, images });
        await updateRequest(trx, id, toRequestChanges(changes, stored));
        await record('request.updated', id);
        return { message: 'Request updated successfully!', request: await readCurrent() };
      });
    },
  });

  interface Transition {
    to: RequestStatus;
    from: readonly RequestStatus[];
    action: ActivityAction;
    message: string;
    /** The sentence about a request from which there is no way there. */
    refusal: string;
  }

  const close: Transition = {
    to: 'closed',
    from: ['open'],
    action: 'request.closed',
    message: 'Request closed.',
    refusal: 'A quote on this request was accepted.',
  };
  const reopen: Transition = {
    to: 'open',
    from: ['closed', 'awarded'],
    action: 'request.reopened',
    message: 'Request reopened.',
    refusal: 'There is an order of this request.',
  };

  /** Changes the status of a request, and suspends or resumes its quotes. */
  async function setStatus(
    request: FastifyRequest,
    id: string,
    { to, from, action, message, refusal }: Transition,
  ) {
    const { clientId, vendorId, productId } = await requireOwnRequest(request, id);
    const opensEstimate = to === 'open' && vendorId !== null;
    return runCommand(context, request, async ({ trx, record, keep }) => {
      if (opensEstimate) await lockEstimates(trx, clientId);
      const { status, readCurrent } = await lock(trx, id);
      if (status === to) {
        keep();
        return { message, request: await readCurrent() };
      }
      if (!from.includes(status) || (status === 'awarded' && (await hasOrder(trx, id))))
        throw new ConflictError(refusal, undefined, await readCurrent());
      if (opensEstimate) await requireEstimateRoom(trx, clientId, productId);
      await updateRequest(trx, id, { status: to });
      const vendors = await setQuotesSuspended(trx, id, to !== 'open');
      const receivers = [clientId, ...vendors, ...(vendorId === null ? [] : [vendorId])];
      await publishTo(trx, receivers, 'request', { companyId: clientId, requestId: id });
      await record(action, id);
      return { message, request: await readCurrent() };
    });
  }

  app.route({
    ...route('closeRequest'),
    handler: (request) => setStatus(request, request.params.id, close),
  });

  app.route({
    ...route('reopenRequest'),
    handler: (request) => setStatus(request, request.params.id, reopen),
  });
}
