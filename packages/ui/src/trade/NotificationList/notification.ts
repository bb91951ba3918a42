import type { NotificationListLabels } from './NotificationList.labels.ts';

/** Something that has happened to the company. The notifications of the API have these fields. */
export interface Notification {
  /** Its place in the company's notifications, which rises. */
  number: number;
  /** What has happened: 'quote'. */
  kind: string;
  /** The id of what it is about. */
  subject: string;
  /** What that is called; null where it has no name or is gone. */
  title: string | null;
  /** The other company; null where there is none or it is gone. */
  company: { _id: string; companyName: string; avatar: string | null } | null;
  /** Of an order: what was done, as 'order.dispatched'. */
  step: string | null;
  /** Of a matching request: the words that it has in common with what the company sells. */
  words: readonly string[];
  /** Whether the reader has not read it. */
  unread: boolean;
  /** When: an ISO date and time. */
  at: string;
}

const steps = [
  'order.confirmed',
  'order.dispatched',
  'order.delivered',
  'order.completed',
  'order.cancelled',
] as const satisfies (keyof NotificationListLabels)[];

/** What each kind is about, in the words of activity. */
const topics = {
  'connection-request': 'connection',
  'connection-accepted': 'connection',
  'matching-request': 'request',
  'estimate-request': 'estimate',
  quote: 'quote',
  offer: 'quote',
  note: 'quote',
  accepted: 'quote',
  declined: 'quote',
  withdrawn: 'quote',
  expiring: 'quote',
  order: 'order',
  'low-stock': 'product',
  'member-joined': 'member',
} as const satisfies Partial<Record<keyof NotificationListLabels, string>>;

const isKind = (kind: string): kind is keyof typeof topics => Object.hasOwn(topics, kind);

/** What a notification is about, as the action of an activity names it. Empty for a kind that is not known. */
export const topicOf = (kind: string): string => (isKind(kind) ? topics[kind] : '');

/** A notification as a sentence. A newer server may know kinds that these words do not. */
export function writeNotification(
  { kind, step, company, title }: Pick<Notification, 'kind' | 'step' | 'company' | 'title'>,
  words: NotificationListLabels,
): string {
  if (!isKind(kind)) return words.other;
  const write = words[steps.find((known) => kind === 'order' && known === step) ?? kind];
  return write(company?.companyName ?? words.unknownCompany, title);
}
