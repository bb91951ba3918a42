export {
  Conversation,
  type ConversationMessage,
  type ConversationMessageCard,
  type ConversationNotice,
  type ConversationProps,
} from './Conversation.tsx';
export type { ConversationLabels } from './Conversation.labels.ts';
