export {
  ConversationSearch,
  type ConversationSearchCompany,
  type ConversationSearchProps,
  type ConversationSearchResult,
} from './ConversationSearch.tsx';
export type { ConversationSearchLabels } from './ConversationSearch.labels.ts';
