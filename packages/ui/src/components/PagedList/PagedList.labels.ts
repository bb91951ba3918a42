/** The words of PagedList. */
export interface PagedListLabels {
  /** Read out while the list loads; `of` is what it is a list of. */
  loading: (of: string) => string;
  /** Read out when the list is there. */
  count: (of: string, count: number) => string;
  /** Shown when the list could not be loaded. */
  error: (of: string) => string;
}

export const pagedListLabels: PagedListLabels = {
  loading: (of) => `Loading ${of}`,
  count: (of, count) => `${of}: ${count || 'none'}`,
  error: (of) => `The ${of} could not be loaded.`,
};
