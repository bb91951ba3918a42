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
}

export const requestCardLabels: RequestCardLabels = {
  budget: 'Budget',
  image: (image, count) => `Attached, ${image} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',
  list: 'Requests',
  requests: 'requests',
};
