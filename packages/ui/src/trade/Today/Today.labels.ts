/** So many of something, in words; `written` is the number as it is shown: '99+' from 100 on. */
type Counted = (count: number, written: string) => string;

/** The words of Today. */
export interface TodayLabels {
  /** The accessible name of the row. */
  today: string;
  /** Requests that wait for an offer. */
  requests: Counted;
  /** Requests for an estimate that wait for an offer. */
  estimates: Counted;
  /** Quotes of which the last offer expires today. */
  quotesExpiring: Counted;
  /** Orders that were to be shipped before today. */
  ordersOverdue: Counted;
  /** Products of which little is left. */
  lowStock: Counted;
  /** Conversations with unread messages. */
  messages: Counted;
  /** Companies that ask to connect. */
  connectionRequests: Counted;
}

const counted =
  (one: string, many: string): Counted =>
  (count, written) =>
    `${written} ${count === 1 ? one : many}`;

export const todayLabels: TodayLabels = {
  today: 'Today',
  requests: counted('request to answer', 'requests to answer'),
  estimates: counted('estimate to give', 'estimates to give'),
  quotesExpiring: counted('quote expires today', 'quotes expire today'),
  ordersOverdue: counted('order overdue', 'orders overdue'),
  lowStock: counted('product low', 'products low'),
  messages: counted('unread conversation', 'unread conversations'),
  connectionRequests: counted('company wants to connect', 'companies want to connect'),
};
