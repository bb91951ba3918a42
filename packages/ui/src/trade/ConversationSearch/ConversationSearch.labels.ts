/** The words of ConversationSearch. */
export interface ConversationSearchLabels {
  /** The accessible name of the field. */
  search: string;
  /** Shown while it is empty. */
  placeholder: string;
  /** The accessible name of the field that also finds companies. */
  searchAll: string;
  /** Shown while that one is empty. */
  placeholderAll: string;
  /** What the companies found are, in lower case. */
  companies: string;
  /** The accessible name of the companies found. */
  companiesFound: string;
  /** Below these, when there are more. */
  moreCompanies: string;
  /** What the results are, in lower case: what is said of loading and of errors names it. */
  messages: string;
  /** The accessible name of the results. */
  results: string;
  /** In place of results that there are none of. */
  none: (query: string) => string;
  /** In place of results, when there is no company either. */
  nothing: (query: string) => string;
  /** Below that. */
  noneHint: string;
  /** Before the text of an own message. */
  you: string;
  /** The time of a message of the day before. */
  yesterday: string;
}

export const conversationSearchLabels: ConversationSearchLabels = {
  search: 'Search messages',
  placeholder: 'Search messages...',
  searchAll: 'Search chats',
  placeholderAll: 'Search chats...',
  companies: 'companies',
  companiesFound: 'Companies found',
  moreCompanies: 'There are more. Type more of the name.',
  messages: 'messages',
  results: 'Messages found',
  none: (query) => `No messages with “${query}”`,
  nothing: (query) => `No company or message with “${query}”`,
  noneHint: 'Try fewer or other words.',
  you: 'You:',
  yesterday: 'Yesterday',
};
