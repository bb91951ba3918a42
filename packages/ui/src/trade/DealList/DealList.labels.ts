/** The words of DealList. */
export interface DealListLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  deals: string;
  /** The name of the choice between the lists. */
  view: string;
  /** A list: deals in which the reader has to act. */
  needsReply: string;
  /** A list: deals in which the other company has to act. */
  waiting: string;
  /** A list: orders under way. */
  orders: string;
  /** A list: what has ended. */
  closed: string;
  /** The name of the choice of a side. */
  side: string;
  /** Both sides. */
  all: string;
  /** One side. */
  buying: string;
  /** One side. */
  selling: string;
  /** The name of the search box, and what shows while it is empty. */
  search: string;
  /** The name of the choice of a status. */
  status: string;
  /** Whatever the status. */
  anyStatus: string;
  /** A status: open quotes without an offer. It begins with the word of their badge, as the next two do. */
  new: string;
  /** A status: open quotes with a valid offer of the vendor. */
  offered: string;
  /** A status: open quotes whose last offer is the client's. */
  countered: string;
  /** The name of the choice of a time. */
  due: string;
  /** Whenever it is due. */
  dueAnyTime: string;
  /** Orders that were to be shipped before today. */
  overdue: string;
  /** What is to be shipped or accepted today. */
  dueToday: string;
  /** What is to be shipped or accepted today or on the six days after. */
  dueThisWeek: string;
  /** In place of the deals that need a reply. */
  noneNeedsReply: string;
  /** Below that. */
  noneNeedsReplyHint: string;
  /** In place of the deals that wait. */
  noneWaiting: string;
  /** Below that. */
  noneWaitingHint: string;
  /** In place of the orders. */
  noneOrders: string;
  /** Below that. */
  noneOrdersHint: string;
  /** In place of what has ended. */
  noneClosed: string;
  /** Below that. */
  noneClosedHint: string;
  /** In place of the list when the search finds nothing. */
  noMatch: (q: string) => string;
  /** The button below that. */
  clearSearch: string;
  /** In place of the list when there are none of this side. */
  noneOfSide: string;
  /** The button below that. */
  showBothSides: string;
  /** In place of the list when it is narrowed and nothing is left. */
  noneLeft: string;
  /** The button below that. */
  clearFilters: string;
}

export const dealListLabels: DealListLabels = {
  list: 'Deals',
  deals: 'deals',
  view: 'Show',
  needsReply: 'Needs reply',
  waiting: 'Waiting',
  orders: 'Orders',
  closed: 'Closed',
  side: 'Side',
  all: 'All',
  buying: 'Buying',
  selling: 'Selling',
  search: 'Search deals',
  status: 'Status',
  anyStatus: 'Any status',
  new: 'Open: no offer',
  offered: 'Open: offered',
  countered: 'Open: countered',
  due: 'Due',
  dueAnyTime: 'Any due date',
  overdue: 'Overdue',
  dueToday: 'Due today',
  dueThisWeek: 'Next 7 days',
  noneNeedsReply: 'Nothing waits for you',
  noneNeedsReplyHint: 'Requests, offers and orders that need your answer show here.',
  noneWaiting: 'You wait for nobody',
  noneWaitingHint: 'Deals in which the other company acts next show here.',
  noneOrders: 'No orders under way',
  noneOrdersHint: 'An offer that is accepted becomes an order.',
  noneClosed: 'Nothing has ended yet',
  noneClosedHint: 'Completed and cancelled orders and declined quotes show here.',
  noMatch: (q) => `No deal matches “${q}”`,
  clearSearch: 'Clear search',
  noneOfSide: 'None of these deals is on this side',
  showBothSides: 'Show buying and selling',
  noneLeft: 'No deal matches the filters',
  clearFilters: 'Clear filters',
};
