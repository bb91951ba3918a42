/** The words of SortMenu. */
export interface SortMenuLabels {
  /** The button, with the name of the order. */
  sort: (order: string) => string;
  /** The heading of the menu. */
  sortBy: string;
}

export const sortMenuLabels: SortMenuLabels = {
  sort: (order) => `Sort: ${order}`,
  sortBy: 'Sort by',
};
