/** A sentence about a company and a thing, which is null when it is gone. */
type Sentence = (company: string, title: string | null) => string;

/** The words of NotificationList. A kind has its API's name as its key, and so has a step of an order. */
export interface NotificationListLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  notifications: string;
  /** The choice of what is shown. */
  shown: string;
  /** All of it. */
  all: string;
  /** Only what has not been read; marks that for screen readers, too. */
  unread: string;
  /** The words that a request has in common with what the company sells. */
  matches: (words: readonly string[]) => string;
  /** The button that marks all of it as read. */
  readAll: string;
  /** The link to the whole list. */
  seeAll: string;
  /** In place of an empty list. */
  none: string;
  /** Below that, where there is room. */
  noneHint: string;
  /** In place of those unread. */
  noneUnread: string;
  /** Below that, where there is room. */
  noneUnreadHint: string;
  /** The button below these. */
  showAll: string;
  /** In place of the name of a company that is gone. */
  unknownCompany: string;
  /** A kind that has no words of its own. */
  other: string;

  /** A company wants to connect. */
  'connection-request': Sentence;
  /** A company accepted the own request to connect. */
  'connection-accepted': Sentence;
  /** A request on the board is about what the company sells. */
  'matching-request': Sentence;
  /** A request to the company alone. */
  'estimate-request': Sentence;
  /** The first offer for a request of one's own. */
  quote: Sentence;
  /** A further offer. */
  offer: Sentence;
  /** A note on a quote. */
  note: Sentence;
  /** A quote was accepted. */
  accepted: Sentence;
  /** A quote was declined. */
  declined: Sentence;
  /** A quote was taken back. */
  withdrawn: Sentence;
  /** The last offer ends tomorrow. */
  expiring: Sentence;
  /** A step of an order that has no words of its own. */
  order: Sentence;
  /** A step of an order. */
  'order.confirmed': Sentence;
  /** A step of an order. */
  'order.dispatched': Sentence;
  /** A step of an order. */
  'order.delivered': Sentence;
  /** A step of an order. */
  'order.completed': Sentence;
  /** A step of an order. */
  'order.cancelled': Sentence;
  /** Little is left of a product. */
  'low-stock': Sentence;
  /** Somebody joined the reader's company. */
  'member-joined': Sentence;
}

/** With the title, or without where there is none. */
const about =
  (verb: string, preposition: string): Sentence =>
  (company, title) =>
    title === null ? `${company} ${verb}` : `${company} ${verb} ${preposition} “${title}”`;

const ofOrder =
  (verb: string): Sentence =>
  (company, title) =>
    title === null ? `${company} ${verb} an order` : `${company} ${verb} order ${title}`;

export const notificationListLabels: NotificationListLabels = {
  list: 'Notifications',
  notifications: 'notifications',
  shown: 'Notifications shown',
  all: 'All',
  unread: 'Unread',
  matches: (words) => `Matches: ${words.join(', ')}`,
  readAll: 'Mark all as read',
  seeAll: 'See all',
  none: 'Nothing new',
  noneHint: 'What happens with your deals, products and connections will stand here.',
  noneUnread: 'Nothing unread',
  noneUnreadHint: 'What happens will stand here until you mark it as read.',
  showAll: 'Show all notifications',
  unknownCompany: 'Unknown Company',
  other: 'There is something new',

  'connection-request': (company) => `${company} wants to connect with you`,
  'connection-accepted': (company) => `${company} accepted your connection request`,
  'matching-request': (company, title) =>
    title === null ? `${company} looks for what you sell` : `${company} looks for “${title}”`,
  'estimate-request': about('requested an estimate', 'for'),
  quote: about('sent a quote', 'for'),
  offer: about('sent a new offer', 'for'),
  note: about('wrote a note', 'on'),
  accepted: about('accepted the offer', 'for'),
  declined: about('declined the quote', 'for'),
  withdrawn: about('withdrew the quote', 'for'),
  expiring: (company, title) =>
    title === null
      ? `An offer of ${company} expires tomorrow`
      : `The offer of ${company} for “${title}” expires tomorrow`,
  order: ofOrder('changed'),
  'order.confirmed': ofOrder('confirmed'),
  'order.dispatched': ofOrder('shipped'),
  'order.delivered': (company, title) =>
    title === null
      ? `${company} marked an order as delivered`
      : `${company} marked order ${title} as delivered`,
  'order.completed': ofOrder('completed'),
  'order.cancelled': ofOrder('cancelled'),
  'low-stock': (_, title) => (title === null ? 'A product is low in stock' : `“${title}” is low in stock`),
  'member-joined': (_, title) => `${title ?? 'A new member'} joined your company`,
};
