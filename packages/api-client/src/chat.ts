import type { MessagesQuery, SendMessage } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/**
 * Which messages of a conversation to return: `limit` of them (1 to 100, `@default 50`), and with the id of a message in
 * `before`, `after` or `around` those before it, after it or around it, with itself, rather than the newest.
 */
export interface MessagesOptions extends CallOptions, OrUndefined<MessagesQuery> {}

/** Calls about conversations. `companyId` is the connected company's id. */
export const chat = ({ one, page }: Caller) => ({
  /** Messages between the session's company and a connected one, oldest first. */
  listMessages: (userId: string, companyId: string, { signal, ...query }: MessagesOptions = {}) =>
    one('listMessages', { userId, connectionId: companyId }, { query, signal }),

  /** Marks the messages with a company as read by the session's, up to one of them. Returns what waits for it then. */
  markRead: (userId: string, companyId: string, upTo: string, options?: CallOptions) =>
    one('readMessages', { userId, connectionId: companyId }, { body: { upTo }, ...options }),

  /** Sends a message to a connected company. Refused with 403 when there is no connection. */
  send: (body: SendMessage, options?: WriteOptions) => one('sendMessage', {}, { body, ...options }),

  /**
   * Deletes a message of the session's company for everyone. Doing so again changes nothing. Refused with 409 when it is
   * too late.
   */
  deleteMessage: (id: string, options?: CallOptions) => one('deleteMessage', { id }, options),

  /**
   * Messages that hold all words of `text`, newest first, in the conversations of `userId`, the session's company, with
   * connected companies. `listMessages` with `around` reads the place of one.
   */
  search: (userId: string, text: string, options?: PageOptions) =>
    page('searchMessages', { userId }, { ...options, q: text }),
});
