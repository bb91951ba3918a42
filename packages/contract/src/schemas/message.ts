import { Type } from 'typebox';
import { defaultMessages, maxMessageLength } from '../limits.ts';
import { Id, Input, Limit, outputFields, RequiredText } from './common.ts';

export const SendMessage = Input({
  senderId: Id,
  receiverId: Id,
  content: RequiredText('Message', maxMessageLength),
});
export interface SendMessage extends Type.Static<typeof SendMessage> {}

/** What a message leads to. */
export const MessageCard = Type.Object(
  {
    type: Type.Enum(['request', 'quote', 'order']),
    id: Type.String({
      format: 'uuid',
      description:
        'Of a request its id. Of a quote and of an order the id of the quote: a deal has one address.',
    }),
    title: Type.String({ description: 'What it was called when the message was stored.' }),
  },
  {
    description:
      'Only of a message that a step of a deal has sent. Its `content` says the same: the step, a colon, the title.',
  },
);
export interface MessageCard extends Type.Static<typeof MessageCard> {}

/** A message as it is stored. */
export const ChatMessage = Type.Object({
  _id: Id,
  sender: Id,
  content: outputFields(SendMessage.properties).content,
  timestamp: Type.String({ format: 'date-time', description: 'When the server stored it, in UTC.' }),
  card: Type.Optional(MessageCard),
});
export interface ChatMessage extends Type.Static<typeof ChatMessage> {}

/** Without `before` the newest messages; with it those before that message. */
export const MessagesQuery = Input({
  limit: Limit({ maximum: 100, default: defaultMessages }),
  before: Type.Optional(Id),
});
export interface MessagesQuery extends Type.Static<typeof MessagesQuery> {}

/** Up to which message the company has read. */
export const ReadMessages = Input({ upTo: Id });
export interface ReadMessages extends Type.Static<typeof ReadMessages> {}

export const MessageSent = Type.Object({ data: ChatMessage });
export interface MessageSent extends Type.Static<typeof MessageSent> {}
