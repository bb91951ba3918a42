import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Pagination',
  element: 'nav',
  whenToUse: [
    'Below a Table, where one comes back to a page or wants the last one.',
    'Without `pageCount` for a list that a cursor leads through, if its pages replace one another.',
  ],
  whenNotToUse: ['For cards and rows that are read one after the other: LoadMore goes on by itself.'],
  parts: {
    root: 'The landmark.',
    previous: 'The way back by one page.',
    next: 'The way on by one page.',
    words: 'Their words.',
    pages: 'The pages that can be gone to at once.',
    page: 'One of them.',
    gap: 'The ellipsis for those that are left out.',
    status: 'Which page is shown, in the place of the numbers.',
  },
  dataAttributes: { 'data-alone': 'On the status where the number of pages is not known.' },
  keyboard: {
    Tab: 'Goes through previous, the pages and next.',
    Enter: 'Asks for the page.',
    Space: 'Asks for the page, where it is a button.',
  },
};
