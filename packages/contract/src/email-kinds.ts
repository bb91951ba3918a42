import { hasRight, type Right, type Role } from './rights.ts';
import type { NotificationKind } from './schemas/notification.ts';

/** What a member can get emails about, each with the rights of which the member needs one. */
const rightsOf = {
  messages: ['network'],
  connections: ['network'],
  deals: ['sell', 'buy'],
  requests: ['sell'],
  stock: ['sell'],
  members: ['administer'],
} as const satisfies Record<string, readonly Right[]>;

export type EmailKind = keyof typeof rightsOf;
export const emailKinds = Object.keys(rightsOf) as [EmailKind, ...EmailKind[]];

/** The kinds about which a member of a role can get emails. */
export const emailKindsOf = (role: Role): EmailKind[] =>
  emailKinds.filter((kind) => rightsOf[kind].some((right) => hasRight(role, right)));

/** The kind of the email that tells of each kind of notification. */
export const emailKindOf: Record<NotificationKind, EmailKind> = {
  'connection-request': 'connections',
  'connection-accepted': 'connections',
  'matching-request': 'requests',
  'estimate-request': 'deals',
  quote: 'deals',
  offer: 'deals',
  note: 'deals',
  accepted: 'deals',
  declined: 'deals',
  withdrawn: 'deals',
  expiring: 'deals',
  order: 'deals',
  'low-stock': 'stock',
  'member-joined': 'members',
};
