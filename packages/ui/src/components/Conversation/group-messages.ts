/** A message, as the server answers it. */
export interface ConversationMessage {
  /** Its id. */
  _id: string;
  /** The id of the company that wrote it. */
  sender: string;
  /** The text, with line breaks. */
  content: string;
  /** When the server stored it, as an ISO date. */
  timestamp: string;
}

/** Messages of one company on one day, one after the other. */
export interface MessageGroup {
  /** The id of its first message. */
  id: string;
  /** Midnight before it in local time, in milliseconds. */
  day: number;
  sender: string;
  messages: ConversationMessage[];
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Puts consecutive messages of the same company and day together. */
export function groupMessages(messages: readonly ConversationMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const day = midnight(new Date(message.timestamp));
    const last = groups.at(-1);
    if (last?.sender === message.sender && last.day === day) last.messages.push(message);
    else groups.push({ id: message._id, day, sender: message.sender, messages: [message] });
  }
  return groups;
}

/** Hour and minute in local time, as 09:05. */
export const formatTime = (timestamp: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(timestamp));

/** The day as one would say it at the moment `now`. */
export function formatDay(day: number, now = new Date()): string {
  const today = midnight(now);
  const yesterday = new Date(today).setDate(new Date(today).getDate() - 1);
  if (day === today) return 'Today';
  if (day === yesterday) return 'Yesterday';
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day);
}
