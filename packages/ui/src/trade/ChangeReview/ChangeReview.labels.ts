/** The words of ChangeReview. */
export interface ChangeReviewLabels {
  /** The title. */
  title: string;
  /** What to do, below the title. */
  description: string;
  /** The choice of what the reader wrote. */
  keepYours: string;
  /** The choice of what someone else has saved. */
  useTheirs: string;
  /** The button that chooses the former everywhere. */
  keepAll: string;
  /** The button that chooses the latter everywhere. */
  useAll: string;
  /** Read out after the former. */
  keptAll: string;
  /** Read out after the latter. */
  usedAll: string;
  /** In place of a value that is empty. */
  empty: string;
  /** The button that goes on with what was chosen. */
  resolve: string;
}

export const changeReviewLabels: ChangeReviewLabels = {
  title: 'Someone else has changed this',
  description:
    'These fields were saved while you were editing them. What you wrote is still here: choose what stays.',
  keepYours: 'Keep yours',
  useTheirs: 'Use theirs',
  keepAll: 'Keep all of yours',
  useAll: 'Use all of theirs',
  keptAll: 'Yours is chosen everywhere',
  usedAll: 'Theirs is chosen everywhere',
  empty: 'Empty',
  resolve: 'Save what is chosen',
};
