import { Type } from 'typebox';
import { Id, RequiredText } from './common.ts';

export const ChatMessage = Type.Object({
  _id: Id,
  sender: Id,
  content: Type.String(),
  timestamp: Type.String({ format: 'date-time', description: 'When the server stored it, in UTC.' }),
});
export interface ChatMessage extends Type.Static<typeof ChatMessage> {}

/** Without `before` the newest messages; with it those that came before that message. */
export const MessagesQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ title: 'limit', minimum: 1, maximum: 100, default: 50 })),
    before: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export interface MessagesQuery extends Type.Static<typeof MessagesQuery> {}

export const SendMessage = Type.Object(
  { senderId: Id, receiverId: Id, content: RequiredText('Message', 4000) },
  { additionalProperties: false },
);
export interface SendMessage extends Type.Static<typeof SendMessage> {}

export const MessageSent = Type.Object({ data: ChatMessage });
export interface MessageSent extends Type.Static<typeof MessageSent> {}
