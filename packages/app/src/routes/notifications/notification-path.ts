import type { Notification } from '@guildhall/contract';
import { dealPath, editProductPath, networkPath, profilePath, requestPath } from '#paths.ts';

type Path = (subject: string) => string;

const deal: Path = dealPath;

/** Where each kind of notification leads. */
const pathOf: Record<Notification['kind'], Path> = {
  'connection-request': () => networkPath('requests'),
  'connection-accepted': () => networkPath('connections'),
  'matching-request': requestPath,
  'estimate-request': deal,
  quote: deal,
  offer: deal,
  note: deal,
  accepted: deal,
  declined: deal,
  withdrawn: deal,
  expiring: deal,
  order: deal,
  'low-stock': editProductPath,
  'member-joined': () => profilePath('manage-roles'),
};

const isKnown = (kind: string): kind is Notification['kind'] => Object.hasOwn(pathOf, kind);

/** The address of what a notification is about; undefined for a kind that only a newer server knows. */
export const notificationPath = ({ kind, subject }: { kind: string; subject: string }): string | undefined =>
  isKnown(kind) ? pathOf[kind](subject) : undefined;
