/** A part of a list that runs from the newest row to the oldest. */
export interface Page {
  /** Rows to answer with. A list fetches one more, which tells whether there is a next page. */
  limit: number;
  /** Only rows below this id. */
  before: string;
}

/** The page at the top of a list: no id that is ever made reaches the highest UUID. */
export const firstPage = (limit: number): Page => ({
  limit,
  before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});
