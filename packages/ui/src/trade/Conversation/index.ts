export { Conversation, type ConversationMessage, type ConversationProps } from './Conversation.tsx';
