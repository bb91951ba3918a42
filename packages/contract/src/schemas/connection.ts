import { Type } from 'typebox';
import { maxSearchLength } from '../limits.ts';
import { Id, Input, Nullable, PageQuery } from './common.ts';
import { CompanyProfile, CompanySummary } from './company.ts';
import { ConnectionState, StoredConnectionStatus } from './connection-state.ts';
import { ChatMessage } from './message.ts';

/** The response for two companies without a connection. */
export const NoConnection = Type.Object({ message: Type.Literal('No connection found') });

/**
 * The response for two companies without a connection when the session's company has declined the other one for good. That
 * one is answered as `NoConnection`.
 */
export const DeclinedConnection = Type.Object({ status: Type.Literal('declined') });
export interface DeclinedConnection extends Type.Static<typeof DeclinedConnection> {}

export const ConnectionStatusAnswer = Type.Union([ConnectionState, NoConnection, DeclinedConnection]);
export type ConnectionStatusAnswer = Type.Static<typeof ConnectionStatusAnswer>;

export const Connection = Type.Object({
  _id: Id,
  senderUserId: Id,
  receiverUserId: Id,
  status: StoredConnectionStatus,
});
export interface Connection extends Type.Static<typeof Connection> {}

export const SendConnection = Input({
  senderUserId: Id,
  receiverUserId: Id,
  status: Type.Optional(Type.Literal('pending')),
});
export interface SendConnection extends Type.Static<typeof SendConnection> {}

export const ConnectionSent = Type.Object({ message: Type.String(), connection: Connection });
export interface ConnectionSent extends Type.Static<typeof ConnectionSent> {}

/** What is to be removed, as the reader sees it. */
export const RemoveConnectionQuery = Input({
  status: Type.Optional(
    Type.Literal('pending', { description: 'Removes a request alone: 409 when it is accepted already.' }),
  ),
});
export interface RemoveConnectionQuery extends Type.Static<typeof RemoveConnectionQuery> {}

/** A request that the session's company has sent, accepted or not. */
export const SentConnection = Type.Object({
  _id: Id,
  status: StoredConnectionStatus,
  receiver: CompanyProfile,
});
export interface SentConnection extends Type.Static<typeof SentConnection> {}

/** A request that the session's company has received and not answered. */
export const PendingConnection = Type.Object({
  _id: Id,
  status: StoredConnectionStatus,
  sender: CompanyProfile,
});
export interface PendingConnection extends Type.Static<typeof PendingConnection> {}

/** A connected company. Its `_id` is the company's, and also the `connectionId` of the chat calls. */
export const ConnectedCompany = Type.Object({
  ...CompanySummary.properties,
  connection: ConnectionState,
  lastMessage: Nullable(
    Type.Object({
      content: Type.String({ description: 'The beginning of the message, at most 200 characters.' }),
      timestamp: ChatMessage.properties.timestamp,
    }),
  ),
  unread: Type.Integer({
    minimum: 0,
    description: "How many messages nobody of the session's company has read.",
  }),
  lastRead: Nullable(Id, { description: "The newest message that the session's company has read." }),
  lastReadByOther: Nullable(Id, { description: 'The newest message that the other company has read.' }),
});
export interface ConnectedCompany extends Type.Static<typeof ConnectedCompany> {}

/** Which of the connected companies, and which page of them. */
export const ConnectionsQuery = Input({
  ...PageQuery.properties,
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: maxSearchLength,
      description:
        'Only those whose name has words that begin with all of these, whatever their case and accents.',
    }),
  ),
});
export interface ConnectionsQuery extends Type.Static<typeof ConnectionsQuery> {}
