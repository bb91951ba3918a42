import { daysAgo } from '#lib/days-ago.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { formatDayOf } from '#locale/format.ts';
import type { ConversationLabels } from './Conversation.labels.ts';

/** What a message leads to, as the API returns it. */
export interface ConversationMessageCard {
  /** What it is. */
  type: 'request' | 'quote' | 'order' | 'product';
  /** Its id; of an order that of its quote. */
  id: string;
  /** Its title. */
  title: string;
}

/** A message, as the API returns it. */
export interface ConversationMessage {
  /** Its id. */
  _id: string;
  /** The id of the company that wrote it. */
  sender: string;
  /** The text, shown as it is: without markup. Addresses that begin with http, https or mailto are links. */
  content: string;
  /** When it was stored: an ISO date and time. */
  timestamp: string;
  /**
   * Whether its company has deleted it: 'Message deleted' takes the place of all that it held.
   * @default false
   */
  deleted?: boolean | undefined;
  /** The files that go with it, shown below the text. The text may then be empty. */
  files?: readonly AttachedFile[] | undefined;
  /** What it leads to, shown below the text. A text that ends with a colon and the title is shown without them. */
  card?: ConversationMessageCard | undefined;
}

/** What one company wrote without being interrupted, within one day. */
interface MessageGroup {
  sender: string;
  /** Whether the unread messages begin with it. */
  isUnread: boolean;
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

type DayWords = Pick<ConversationLabels, 'today' | 'yesterday'>;

function nameDay(moment: Date, now: Date, words: DayWords, locale: string): string {
  const days = daysAgo(moment, now);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return formatDayOf(moment, { locale }, { weekday: 'long', day: 'numeric', month: 'long', year });
}

/** The text of a message without the title that its card shows. */
export function textBesideCard({ content, card }: ConversationMessage): string {
  const ending = card && `: ${card.title}`;
  return ending && content.endsWith(ending) ? content.slice(0, -ending.length) : content;
}

interface Grouping {
  now: Date;
  words: DayWords;
  locale: string;
  /** The id of the first unread message, which begins a group. */
  unreadFrom: string | undefined;
}

/** Groups messages, oldest first, by day and then by consecutive author. */
export function groupMessages(
  messages: readonly ConversationMessage[],
  { now, words, locale, unreadFrom }: Grouping,
): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const moment = new Date(message.timestamp);
    const date = dayOf(moment);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, name: nameDay(moment, now, words, locale), groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    const isUnread = message._id === unreadFrom;
    if (group?.sender === message.sender && !isUnread) group.messages.push(message);
    else day.groups.push({ sender: message.sender, isUnread, messages: [message] });
  }
  return days;
}

/** The newest own message that the other side has read, if it is among these. */
export function findRead(
  messages: readonly ConversationMessage[],
  currentUserId: string,
  readUpTo: string | undefined,
): ConversationMessage | undefined {
  const last = messages.findLastIndex(({ _id }) => _id === readUpTo);
  return messages.slice(0, last + 1).findLast(({ sender }) => sender === currentUserId);
}
