import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PagedList',
  element: 'div',
  whenToUse: ['Around any list that is fetched, so that all lists load, fail and continue in the same way.'],
  whenNotToUse: [
    'For a list that needs no loading.',
    'For a list whose pages replace one another: put `Pagination` below it.',
  ],
  parts: {
    root: 'The container.',
    status: 'Tells screen readers that the list is loading, and its new length.',
  },
  dataAttributes: { 'data-state': 'loading | error | ready' },
  keyboard: { 'Enter, Space': "Presses 'Try again' or 'Load more'." },
};
