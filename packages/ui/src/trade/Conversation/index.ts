export {
  Conversation,
  type ConversationMessage,
  type ConversationMessageCard,
  type ConversationProps,
} from './Conversation.tsx';
export type { ConversationLabels } from './Conversation.labels.ts';
