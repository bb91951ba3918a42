/** The words of FilterPanel. */
export interface FilterPanelLabels {
  /** The button that takes all choices away. */
  clearAll: string;
  /** How many results there are. */
  results: (count: string, number: number) => string;
  /** What stands there while they are counted. */
  loading: string;
  /** The button that shows the other choices of a group. */
  showMore: (count: string) => string;
  /** The button that hides them again. */
  showFewer: string;
  /** Beside the name of a group: how many of its choices are made. */
  chosen: (count: string, number: number) => string;
  /** The name of a field with a greatest number. */
  atMost: string;
  /** In place of the choices of a group that has none. */
  noChoices: string;
  /** In place of choices that could not be loaded. */
  failed: string;
  /** The button below that. */
  retry: string;
}

export const filterPanelLabels: FilterPanelLabels = {
  clearAll: 'Clear filters',
  results: (count, number) => (number === 1 ? `${count} result` : `${count} results`),
  loading: 'Counting…',
  showMore: (count) => `Show ${count} more`,
  showFewer: 'Show fewer',
  chosen: (count) => `${count} chosen`,
  atMost: 'At most',
  noChoices: 'Nothing to choose from.',
  failed: 'These could not be loaded.',
  retry: 'Try again',
};
