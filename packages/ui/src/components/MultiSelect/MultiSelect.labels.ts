/** The words of MultiSelect. */
export interface MultiSelectLabels {
  /** The accessible name of the button that removes a choice. */
  remove: (label: string) => string;
  /** What the list says while choices are being looked for. */
  loading: string;
  /** What the list says when there is no choice to show. */
  empty: string;
  /** Announced when something was chosen, with how many are chosen then. */
  added: (label: string, count: string, number: number) => string;
  /** Announced when a choice was removed. */
  removed: (label: string, count: string, number: number) => string;
}

export const multiSelectLabels: MultiSelectLabels = {
  remove: (label) => `Remove ${label}`,
  loading: 'Loading…',
  empty: 'No matches',
  added: (label, count) => `${label} chosen, ${count} in all`,
  removed: (label, count) => `${label} removed, ${count} in all`,
};
