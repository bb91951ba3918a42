import { Type } from 'typebox';
import { defaultMessages, maxMessageLength, maxMessages } from '../limits.ts';
import { Id, Input, Limit, outputFields, PageQuery, RequiredText, SearchText } from './common.ts';
import { CompanySummary } from './company.ts';
import { FileIds, StoredFile } from './file.ts';

/** The text of a message without files. */
export const MessageText = RequiredText('Message', maxMessageLength);

export const SendMessage = Input({
  senderId: Id,
  receiverId: Id,
  content: Type.String({
    title: 'Message',
    maxLength: maxMessageLength,
    description: 'May be empty only when there are files.',
  }),
  fileIds: Type.Optional(FileIds),
  productId: Type.Optional(
    Type.String({
      title: 'Product',
      format: 'uuid',
      description: 'A product that the message is about, which the sender may see: the message has its card.',
    }),
  ),
});
export interface SendMessage extends Type.Static<typeof SendMessage> {}

/** What a message leads to. */
export const MessageCard = Type.Object(
  {
    type: Type.Enum(['request', 'quote', 'order', 'product']),
    id: Type.String({
      format: 'uuid',
      description:
        'Of a request and a product its id. Of a quote and of an order the id of the quote: a deal has one address.',
    }),
    title: Type.String({ description: 'What it was called when the message was stored.' }),
  },
  {
    description:
      'Of a message that a step of a deal has sent, whose `content` says the same: the step, a colon, the title. Of one ' +
      'about a product. The reader may have lost sight of it since.',
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
  files: Type.Optional(Type.Array(StoredFile, { description: 'Only of a message with files.' })),
  deleted: Type.Optional(
    Type.Literal(true, {
      description: 'Only of a message that its sender has deleted. Its `content` is empty then.',
    }),
  ),
});
export interface ChatMessage extends Type.Static<typeof ChatMessage> {}

/**
 * Which messages of a conversation: the newest, those before a message, those after it, or those around it, with itself.
 */
export const MessagesQuery = Input({
  limit: Limit({ maximum: maxMessages, default: defaultMessages }),
  before: Type.Optional(Id),
  after: Type.Optional(Id),
  around: Type.Optional(Id),
});
export interface MessagesQuery extends Type.Static<typeof MessagesQuery> {}

/** Up to which message the company has read. */
export const ReadMessages = Input({ upTo: Id });
export interface ReadMessages extends Type.Static<typeof ReadMessages> {}

export const MessageDeleted = Type.Object({ message: Type.String(), data: ChatMessage });
export interface MessageDeleted extends Type.Static<typeof MessageDeleted> {}

export const MessageSearchQuery = Input({
  ...PageQuery.properties,
  q: SearchText('Words, or beginnings of words.'),
});
export interface MessageSearchQuery extends Type.Static<typeof MessageSearchQuery> {}

/** A message that a search has found. Its place is the page `around` it of the conversation with the company. */
export const FoundMessage = Type.Object({ message: ChatMessage, company: CompanySummary });
export interface FoundMessage extends Type.Static<typeof FoundMessage> {}

export const MessageSent = Type.Object({ data: ChatMessage });
export interface MessageSent extends Type.Static<typeof MessageSent> {}
