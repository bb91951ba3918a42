import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Pagination',
  element: 'nav',
  whenToUse: [
    'Below a `Table` whose readers return to a page or go to the last one.',
    'Without `pageCount` for a list with cursor pagination whose pages replace one another.',
  ],
  whenNotToUse: ['For cards and rows that are read one after the other: LoadMore loads the next by itself.'],
  parts: {
    root: 'The landmark.',
    range: 'Which items the page shows, with `total` and `pageSize`.',
    previous: 'Goes to the previous page.',
    next: 'Goes to the next page.',
    label: 'Their text.',
    pages: 'The list of page numbers.',
    page: 'One page number.',
    gap: 'The ellipsis for omitted numbers.',
    status: 'The current page, where the numbers are not shown.',
  },
  dataAttributes: { 'data-alone': 'On the status where the number of pages is not known.' },
  keyboard: {
    Tab: 'Moves through previous, the pages and next.',
    Enter: 'Goes to the page.',
    Space: 'Goes to the page, where it is a button.',
  },
};
