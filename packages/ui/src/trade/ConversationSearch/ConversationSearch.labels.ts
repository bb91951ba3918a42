/** The words of ConversationSearch. */
export interface ConversationSearchLabels {
  /** The accessible name of the field. */
  search: string;
  /** Shown while it is empty. */
  placeholder: string;
  /** What the results are, in lower case: what is said of loading and of errors names it. */
  messages: string;
  /** The accessible name of the results. */
  results: string;
  /** In place of results that there are none of. */
  none: (query: string) => string;
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
  messages: 'messages',
  results: 'Messages found',
  none: (query) => `No messages with “${query}”`,
  noneHint: 'Try fewer or other words.',
  you: 'You:',
  yesterday: 'Yesterday',
};
