import type { MessagesQuery, SendMessage } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, WriteOptions } from './page.ts';

/**
 * Which messages of a conversation to return: `limit` of them (1 to 100, `@default 50`), and with `before`, the id
 * of a message, those before it rather than the newest.
 */
export interface MessagesOptions extends CallOptions, OrUndefined<MessagesQuery> {}

/** Calls about conversations. `companyId` is the connected company's id. */
export const chat = ({ one }: Caller) => ({
  /** Messages between the session's company and a connected one, oldest first. */
  listMessages: (userId: string, companyId: string, { signal, ...query }: MessagesOptions = {}) =>
    one('listMessages', { userId, connectionId: companyId }, { query, signal }),

  /** Marks messages of the other company as read, up to the id of one. Returns what still waits. */
  read: (userId: string, companyId: string, upTo: string, options?: CallOptions) =>
    one('readMessages', { userId, connectionId: companyId }, { body: { upTo }, ...options }),

  /** Sends a message to a connected company. Refused with 403 when there is no connection. */
  send: (body: SendMessage, options?: WriteOptions) => one('sendMessage', {}, { body, ...options }),
});
