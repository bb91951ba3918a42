import type { NotificationsQuery } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined } from './page.ts';

/** Which notifications to return. */
export interface NotificationsOptions extends CallOptions, OrUndefined<NotificationsQuery> {}

/** Calls about what waits for the company, `userId`, and what has happened to it. */
export const attention = ({ one, page }: Caller) => ({
  /** What waits, as counts. */
  get: (userId: string, options?: CallOptions) => one('getAttention', { userId }, options),

  /** What has happened, newest first; with `unread` only what the member has not read. */
  listNotifications: (userId: string, options?: NotificationsOptions) =>
    page('listNotifications', { userId }, options),

  /** Marks notifications as read by the member, up to a number. Returns what still waits. */
  readNotifications: (userId: string, upTo: number, options?: CallOptions) =>
    one('readNotifications', { userId }, { body: { upTo }, ...options }),
});
