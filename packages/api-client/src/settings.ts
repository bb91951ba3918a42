import type { UpdateSettings } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions } from './page.ts';

/** Calls about the settings of the company. */
export const settings = ({ one }: Caller) => ({
  /** The settings as they are. */
  get: (userId: string, options?: CallOptions) => one('getSettings', { userId }, options),

  /** Changes the given settings; for owners and admins. */
  update: (userId: string, body: UpdateSettings, options?: CallOptions) =>
    one('updateSettings', { userId }, { body, ...options }),
});
