/** The words of SearchField. */
export interface SearchFieldLabels {
  /** The accessible name of a box without `label`, and of its button. */
  name: string;
  /** Shown in an empty box without `placeholder`. */
  placeholder: string;
  /** The button that empties the box. */
  clear: string;
}

export const searchFieldLabels: SearchFieldLabels = {
  name: 'Search',
  placeholder: 'Search...',
  clear: 'Clear search',
};
