import { Type } from 'typebox';
import { defaultMessages, maxMessageLength } from '../limits.ts';
import { Id, Input, Limit, outputFields, RequiredText } from './common.ts';

export const SendMessage = Input({
  senderId: Id,
  receiverId: Id,
  content: RequiredText('Message', maxMessageLength),
});
export interface SendMessage extends Type.Static<typeof SendMessage> {}

/** A message as it is stored. */
export const ChatMessage = Type.Object({
  _id: Id,
  sender: Id,
  content: outputFields(SendMessage.properties).content,
  timestamp: Type.String({ format: 'date-time', description: 'When the server stored it, in UTC.' }),
});
export interface ChatMessage extends Type.Static<typeof ChatMessage> {}

/** Without `before` the newest messages; with it those before that message. */
export const MessagesQuery = Input({
  limit: Limit({ maximum: 100, default: defaultMessages }),
  before: Type.Optional(Id),
});
export interface MessagesQuery extends Type.Static<typeof MessagesQuery> {}

export const MessageSent = Type.Object({ data: ChatMessage });
export interface MessageSent extends Type.Static<typeof MessageSent> {}
