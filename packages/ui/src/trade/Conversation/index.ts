export { Conversation, type ConversationMessage, type ConversationProps } from './Conversation.tsx';
export type { ConversationLabels } from './Conversation.labels.ts';
