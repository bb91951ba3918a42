/** The words of Combobox. */
export interface ComboboxLabels {
  /** What the list says while answers are being looked for. */
  loading: string;
  /** What the list says when there is no answer to show. */
  empty: string;
  /** The button that empties the box; `label` is the name of the box. */
  clear: (label: string) => string;
}

export const comboboxLabels: ComboboxLabels = {
  loading: 'Loading…',
  empty: 'No matches',
  clear: (label) => `Clear ${label}`,
};
