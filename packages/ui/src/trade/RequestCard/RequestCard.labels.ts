/** The words of RequestCard. */
export interface RequestCardLabels {
  /** Before the budget. */
  budget: string;
  /** The alternative text of a picture; the first is 1. */
  image: (image: number, count: number) => string;
  /** The button that opens a long text. */
  showMore: string;
  /** The button that closes it. */
  showLess: string;
  /** The accessible name of a list of requests. */
  list: string;
  /** What a list holds, within a sentence. */
  requests: string;
  /** When it is needed. */
  neededBy: (date: string) => string;
  /** How many vendors have made an offer. */
  quotes: (quotes: number) => string;
  /** The link to the whole request. */
  view: string;
}

export const requestCardLabels: RequestCardLabels = {
  budget: 'Budget',
  image: (image, count) => `Attached, ${image} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',
  list: 'Requests',
  requests: 'requests',
  neededBy: (date) => `Needed by ${date}`,
  quotes: (quotes) => (quotes === 0 ? 'No quotes yet' : quotes === 1 ? '1 quote' : `${quotes} quotes`),
  view: 'View request',
};
