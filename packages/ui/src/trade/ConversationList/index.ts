export {
  ConversationList,
  type ConversationListProps,
  type ConversationSummary,
} from './ConversationList.tsx';
export type { ConversationListLabels } from './ConversationList.labels.ts';
