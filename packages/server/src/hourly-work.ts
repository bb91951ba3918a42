import { notificationDays } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { deleteExpiredKeys } from '#http/idempotency-key.ts';
import { deleteExpiredSessions } from '#http/session.ts';
import { deleteFailedLetters } from '#mail/outbox.ts';
import { deleteUnusedDevices } from '#modules/accounts/devices.ts';
import { deleteExpiredEmailLinks } from '#modules/accounts/email-links.ts';
import { dropUnprovenEmails } from '#modules/accounts/identity.ts';
import { deleteExpiredPasswordResets } from '#modules/accounts/password-resets.ts';
import { deleteExpiredDeclines } from '#modules/connections/declines.ts';
import { deleteUnlinkedFiles } from '#modules/files/queries.ts';
import { eraseLeftCompanies } from '#modules/leaving/erase.ts';
import { deleteExpiredInvitations, deleteVoidInvitationLetters } from '#modules/members/ended-invitations.ts';
import { notifyOfExpiring } from '#modules/notifications/expiring.ts';
import { deleteOldNotifications } from '#modules/notifications/queries.ts';
import { completeDeliveredOrders } from '#modules/orders/completion.ts';
import { deleteOldBatches } from '#modules/products/batch-rows.ts';

const hour = 60 * 60 * 1000;
const notificationLifetime = notificationDays * 24 * hour;

interface Run extends Pick<Context, 'newId'> {
  /** Its statements have no timeout. */
  db: Context['dbWithoutTimeout'];
  now: Date;
  /** Aborted when the server ends: what takes long leaves the rest to another run. */
  signal: AbortSignal;
}

/** What is due, by its name in the log. */
const jobs: Record<string, (run: Run) => Promise<unknown>> = {
  'delete expired sessions': ({ db, now }) => deleteExpiredSessions(db, now),
  'delete unused devices': ({ db, now }) => deleteUnusedDevices(db, now),
  'delete expired idempotency keys': ({ db, now }) => deleteExpiredKeys(db, now),
  'delete expired declines': ({ db, now }) => deleteExpiredDeclines(db, now),
  'delete unlinked files': ({ db, now }) => deleteUnlinkedFiles(db, now),
  'delete expired password resets': ({ db, now }) => deleteExpiredPasswordResets(db, now),
  'delete expired email links': ({ db, now }) => deleteExpiredEmailLinks(db, now),
  'drop unproven emails': ({ db, now }) => dropUnprovenEmails(db, now),
  async 'delete expired invitations'({ db, now }) {
    await deleteExpiredInvitations(db, now);
    await deleteVoidInvitationLetters(db);
  },
  'delete failed letters': ({ db }) => deleteFailedLetters(db),
  async 'complete delivered orders'({ db, now, signal }) {
    while (!signal.aborted && (await completeDeliveredOrders(db, now)));
  },
  'notify of expiring offers': ({ db, now }) => notifyOfExpiring(db, now),
  'delete old notifications': ({ db, now }) =>
    deleteOldNotifications(db, new Date(now.getTime() - notificationLifetime)),
  async 'delete old changes of many products'({ db, now, signal }) {
    while (!signal.aborted && (await deleteOldBatches(db, now)));
  },
  'erase companies that have left': ({ db, newId, now, signal }) =>
    eraseLeftCompanies({ dbWithoutTimeout: db, newId }, now, signal),
};

/** Does what is due now and once an hour until it is stopped. Any number of nodes may do so. */
export function startHourlyWork({
  dbWithoutTimeout: db,
  now,
  newId,
  log,
}: Pick<Context, 'dbWithoutTimeout' | 'now' | 'newId' | 'log'>): { stop(): void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<unknown> | undefined;
  function work(): void {
    const run = { db, newId, now: now(), signal };
    working ??= Promise.all(
      Object.entries(jobs).map(([job, perform]) =>
        perform(run).catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error, job }, 'A part of the hourly work has failed');
        }),
      ),
    ).finally(() => {
      working = undefined;
    });
  }
  const timer = setInterval(work, hour).unref();
  work();
  return {
    // It does not wait: a transaction under way is undone with its connection, and what it did left to another run.
    stop() {
      stopping.abort();
      clearInterval(timer);
    },
  };
}
