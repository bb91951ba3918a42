import type { ChatMessage, MessageSent, SendMessage } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions, WriteOptions } from './page.ts';

/** Which messages of a conversation to answer with. */
export interface MessagesOptions extends CallOptions {
  /** How many, 1 to 100. `@default 50` */
  limit?: number | undefined;
  /** The id of a message: answers with those that came before it rather than with the newest. */
  before?: string | undefined;
}

/** Calls about conversations. `companyId` is the connected company's id. */
export const chat = ({ one }: Caller) => ({
  /** Messages between the session's company and a connected one, oldest first. */
  listMessages: (
    userId: string,
    companyId: string,
    { signal, ...query }: MessagesOptions = {},
  ): Promise<ChatMessage[]> => one('listMessages', { userId, connectionId: companyId }, { query, signal }),

  /** Sends a message to a connected company. Refused with 403 when there is no connection. */
  send: (body: SendMessage, options?: WriteOptions): Promise<MessageSent> =>
    one('sendMessage', {}, { body, ...options }),
});
