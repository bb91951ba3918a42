import type { NotificationKind } from './schemas/notification.ts';

/** The addresses of the app's screens to which the server's letters lead. This file loads nothing. */
export const letterPaths = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  join: '/join',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  home: '/Home',
  network: '/Network',
  chats: '/Chats',
  profile: '/Profile',
  settings: '/Settings',
  inventory: '/Inventory',
  requests: '/requests',
  deals: '/deals',
} as const;

type Path = (subject: string) => string;

const deal: Path = (quoteId) => `${letterPaths.deals}/${quoteId}`;

const pathOf: Record<NotificationKind, Path> = {
  'connection-request': () => `${letterPaths.network}?tab=requests`,
  'connection-accepted': () => `${letterPaths.network}?tab=connections`,
  'matching-request': (id) => `${letterPaths.requests}/${id}`,
  'estimate-request': deal,
  quote: deal,
  offer: deal,
  note: deal,
  accepted: deal,
  declined: deal,
  withdrawn: deal,
  expiring: deal,
  order: deal,
  'low-stock': (id) => `${letterPaths.inventory}/${id}`,
  'member-joined': () => `${letterPaths.profile}?tab=manage-roles`,
};

/** The address of what a notification is about; undefined for a kind that only a newer server knows. */
export const notificationPath = ({ kind, subject }: { kind: string; subject: string }): string | undefined =>
  Object.hasOwn(pathOf, kind) ? pathOf[kind as NotificationKind](subject) : undefined;
