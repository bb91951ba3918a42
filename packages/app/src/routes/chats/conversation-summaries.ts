import type { ConnectedCompany } from '@guildhall/contract';
import type { ConversationSummary } from '@guildhall/ui/trade/conversation-list';
import { messageTime } from '#lib/message-time.ts';

/** Connections as a list of conversations shows them: with what was said last, and when. */
export function conversationSummaries(connections: readonly ConnectedCompany[]): ConversationSummary[] {
  const now = new Date();
  return connections.map(({ _id, companyName, avatar, lastMessage }) => ({
    _id,
    companyName,
    avatar,
    ...(lastMessage && { preview: lastMessage.content, time: messageTime(lastMessage.timestamp, now) }),
  }));
}
