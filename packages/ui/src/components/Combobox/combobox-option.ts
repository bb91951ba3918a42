/** One answer. */
export interface ComboboxOption {
  /** What the form gets. */
  value: string;
  /** What the reader sees, and what is searched. */
  label: string;
  /** More about it, below the label; it is searched too. */
  hint?: string | undefined;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}
