/** The words of ConversationList. */
export interface ConversationListLabels {
  /** The heading without `title`. */
  title: string;
  /** The time of a message of the day before. */
  yesterday: string;
  /** How many messages are unread, for screen readers; `written` is the number in the reader's way. */
  unread: (count: number, written: string) => string;
  /** Marks what is made up. */
  sample: string;
}

export const conversationListLabels: ConversationListLabels = {
  title: 'Connections',
  yesterday: 'Yesterday',
  unread: (count, written) => `${written} unread ${count === 1 ? 'message' : 'messages'}`,
  sample: 'Sample',
};
