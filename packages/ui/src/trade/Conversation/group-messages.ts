/** A message, as the API returns it. */
export interface ConversationMessage {
  /** Its id. */
  _id: string;
  /** The id of the company that wrote it. */
  sender: string;
  /** The text, shown as it is: without markup or links. */
  content: string;
  /** When it was stored: an ISO date and time. */
  timestamp: string;
}

/** What one company wrote without being interrupted, within one day. */
interface MessageGroup {
  sender: string;
  messages: ConversationMessage[];
}

interface MessageDay {
  /** The day in words: 'Today', 'Yesterday' or the date. */
  name: string;
  /** The day for machines: '2026-03-12'. */
  date: string;
  groups: MessageGroup[];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The local calendar day, as '2026-03-12'. */
const dayOf = (moment: Date) =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/** The local time of day, as '09:02'. */
export function clockTime(timestamp: string): string {
  const moment = new Date(timestamp);
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

function nameDay(moment: Date, now: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday';
  return moment.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

/** Groups messages, oldest first, by day and then by consecutive author. */
export function groupMessages(messages: readonly ConversationMessage[], now: Date): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const moment = new Date(message.timestamp);
    const date = dayOf(moment);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, name: nameDay(moment, now), groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group?.sender === message.sender) group.messages.push(message);
    else day.groups.push({ sender: message.sender, messages: [message] });
  }
  return days;
}
