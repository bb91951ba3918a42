/** The words of Pagination. */
export interface PaginationLabels {
  /** The accessible name of a landmark without `label`. */
  name: string;
  /** The control that leads back. */
  previous: string;
  /** The control that leads on. */
  next: string;
  /** The accessible name of a page. */
  page: (page: number) => string;
  /** What shows where there is no room for numbers. */
  pageOf: (page: number, pageCount: number) => string;
  /** Which items the page shows, as numbers are written. */
  range: (first: string, last: string, total: string) => string;
}

export const paginationLabels: PaginationLabels = {
  name: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
  pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
  range: (first, last, total) => `${first}–${last} of ${total}`,
};
