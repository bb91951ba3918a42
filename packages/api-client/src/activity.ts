import type { ActivityQuery } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined } from './page.ts';

/** What `activity.list` takes: a member, a kind of action, a page; all when left out. */
export interface ActivityOptions extends CallOptions, OrUndefined<ActivityQuery> {}

/** Calls about what the members of the company did. */
export const activity = ({ page }: Caller) => ({
  /** Newest; for owners and admins. */
  list: (userId: string, options?: ActivityOptions) => page('listActivity', { userId }, options),
});
