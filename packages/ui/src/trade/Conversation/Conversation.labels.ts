/** The words of Conversation. */
export interface ConversationLabels {
  /** The button in the header below 900 px. */
  back: string;
  /** The accessible name of the messages. */
  log: (companyName: string) => string;
  /** Read out while the first messages load. */
  loading: string;
  /** In place of messages while there are none. */
  sayHello: (companyName: string) => string;
  /** The button that loads older messages. */
  older: string;
  /** The button that loads newer messages. */
  later: string;
  /** The button that leads to messages that have come below. */
  newer: string;
  /** The name over the messages of others. */
  them: string;
  /** Over the first unread message. */
  unread: string;
  /** Under the newest of one's own messages that the other company has read. */
  read: string;
  /** In place of a message that its company has deleted. */
  deleted: string;
  /** The accessible name of the menu of an own message; `time` is when it was sent. */
  messageMenu: (time: string) => string;
  /** The entry of that menu that deletes it, and the button that confirms it. */
  delete: string;
  /** The question before it is deleted. */
  deleteTitle: string;
  /** What follows from it. */
  deleteHint: string;
  /** Over the title of a card that leads to a request. */
  request: string;
  /** The same of a quote. */
  quote: string;
  /** The same of an order. */
  order: string;
  /** The same of a product. */
  product: string;
  /** In place of the title of a card whose subject the reader may not see. */
  unavailable: string;
  /** The name of the current day. */
  today: string;
  /** The name of the day before. */
  yesterday: string;
  /** The accessible name of the box to reply. */
  message: string;
  /** Shown while that box is empty. */
  placeholder: string;
  /** The accessible name of the button that adds files to the message. */
  addFiles: string;
  /** The accessible name of the files that go with it. */
  files: string;
  /** Over the conversation while files are dragged over it. */
  dropHere: string;
  /** The button that sends it. */
  send: string;
  /** How long the text is, near and above the limit. */
  length: (count: string, limit: string) => string;
  /** Read out at some steps near the limit. */
  charactersLeft: (count: string, number: number) => string;
  /** The error of a text that is too long. */
  tooLong: (limit: string) => string;
}

export const conversationLabels: ConversationLabels = {
  back: 'Back to connections',
  log: (companyName) => `Messages with ${companyName}`,
  loading: 'Loading messages',
  sayHello: (companyName) => `Say hello to ${companyName}`,
  older: 'Load older messages',
  later: 'Load newer messages',
  newer: 'New messages',
  them: 'Them',
  unread: 'New messages',
  read: 'Read',
  deleted: 'Message deleted',
  messageMenu: (time) => `More actions for your message of ${time}`,
  delete: 'Delete for everyone',
  deleteTitle: 'Delete this message for everyone?',
  deleteHint: 'Both companies then see “Message deleted” in its place.',
  request: 'Request',
  quote: 'Quote',
  order: 'Order',
  product: 'Product',
  unavailable: 'Not available to you',
  today: 'Today',
  yesterday: 'Yesterday',
  message: 'Message',
  placeholder: 'Type a message...',
  addFiles: 'Add files',
  files: 'Files of your message',
  dropHere: 'Drop to add to your message',
  send: 'Send',
  length: (count, limit) => `${count} of ${limit} characters`,
  charactersLeft: (count, number) =>
    number === 0 ? 'No characters left' : `At most ${count} characters left`,
  tooLong: (limit) => `A message has at most ${limit} characters. Shorten it, or send it in parts.`,
};
