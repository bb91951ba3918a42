/** A part of a list that runs from the newest row to the oldest. */
export interface Page {
  /** Rows of the page. A list fetches one more, which shows whether there is a next page. */
  limit: number;
  /** Only rows below this id. */
  before: string;
}

/** The first page of a list: no real id reaches the highest UUID. */
export const firstPage = (limit: number): Page => ({
  limit,
  before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});
