/** The words of the bar below a form that edits something. */
export interface ChangesBarLabels {
  /** How much is not saved. */
  changes: (count: number) => string;
  /** The button that saves. */
  save: string;
  /** The button that takes all changes back. */
  discard: string;
}

export const changesBarLabels: ChangesBarLabels = {
  changes: (count) => (count === 0 ? 'No changes' : count === 1 ? '1 change' : `${count} changes`),
  save: 'Save changes',
  discard: 'Discard',
};
