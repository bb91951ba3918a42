import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PagedList',
  element: 'div',
  whenToUse: ['Around any list that is fetched, so that all of them wait, fail and go on in one way.'],
  whenNotToUse: [
    'For a list that is always there.',
    'For a list whose pages replace one another: put Pagination below it.',
  ],
  parts: {
    root: 'Around all.',
    news: 'Tells those who cannot see it that the list is on its way, and how long it has become.',
  },
  dataAttributes: { 'data-state': 'loading | error | ready' },
  keyboard: { 'Enter, Space': "Presses 'Try again' or 'Load more'." },
};
