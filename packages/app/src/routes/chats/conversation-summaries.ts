import type { ConnectedCompany } from '@guildhall/contract';
import type { ConversationSummary } from '@guildhall/ui/trade/conversation-list';

/** Connections as entries of a list of conversations: with the last message and its time. */
export function conversationSummaries(connections: readonly ConnectedCompany[]): ConversationSummary[] {
  return connections.map(({ _id, companyName, avatar, lastMessage, unread }) => ({
    _id,
    companyName,
    avatar,
    unread,
    ...(lastMessage && { preview: lastMessage.content, timestamp: lastMessage.timestamp }),
  }));
}
