import type { UpdateEmailSettings, UpdateSettings } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions } from './page.ts';

/** Calls about the settings of the company. */
export const settings = ({ one }: Caller) => ({
  /** The settings as they are. */
  get: (userId: string, options?: CallOptions) => one('getSettings', { userId }, options),

  /** Changes the given settings; for owners and admins. */
  update: (userId: string, body: UpdateSettings, options?: CallOptions) =>
    one('updateSettings', { userId }, { body, ...options }),

  /** Chooses of what the member gets emails. */
  updateEmails: (userId: string, body: UpdateEmailSettings, options?: CallOptions) =>
    one('updateEmailSettings', { userId }, { body, ...options }),

  /** Ends emails, without a session, by the token from the link of one. Refused with 400 for an unknown token. */
  unsubscribe: (token: string, options?: CallOptions) => one('unsubscribe', { token }, options),
});
