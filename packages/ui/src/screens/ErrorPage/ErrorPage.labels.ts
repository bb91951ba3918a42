/** The words of ErrorPage. */
export interface ErrorPageLabels {
  /** What happened, without `title`. */
  title: string;
  /** What to do about it, without `description`. */
  description: string;
}

export const errorPageLabels: ErrorPageLabels = {
  title: 'Unexpected Application Error',
  description: 'This page could not be shown. Try again, or go back to the start.',
};
