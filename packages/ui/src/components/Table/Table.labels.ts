/** The words of Table. */
export interface TableLabels {
  /** Read out while the rows load. */
  loading: string;
  /** The checkbox in the head. */
  selectAll: string;
  /** The checkbox of a row; `name` is what the row is named by. */
  select: (name: string) => string;
  /** How many rows are selected: as it is written, and as a number. */
  selected: (written: string, count: number) => string;
  /** The name of the group of actions on the selected rows. */
  bulk: string;
  /** The button that deselects all rows. */
  clear: string;
}

export const tableLabels: TableLabels = {
  loading: 'Loading',
  selectAll: 'Select all rows',
  select: (name) => `Select ${name}`,
  selected: (written) => `${written} selected`,
  bulk: 'Selected rows',
  clear: 'Clear',
};
