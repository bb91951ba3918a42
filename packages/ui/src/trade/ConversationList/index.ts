export {
  ConversationList,
  type ConversationListProps,
  type ConversationSummary,
} from './ConversationList.tsx';
