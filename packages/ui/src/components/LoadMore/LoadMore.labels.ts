/** The words of LoadMore. */
export interface LoadMoreLabels {
  /** The button, which also serves those who use a keyboard. */
  more: string;
  /** Read out while the next page loads; a spinner on the button shows it. */
  loading: string;
  /** What went wrong, above the button, which then tries again. */
  error: string;
  /** The button after an error. */
  retry: string;
}

export const loadMoreLabels: LoadMoreLabels = {
  more: 'Load more',
  loading: 'Loading more',
  error: 'The next page could not be loaded.',
  retry: 'Try again',
};
