import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LoadMore',
  element: 'div',
  whenToUse: ['Directly after a list that loads in pages, within the same scroll container.'],
  whenNotToUse: [
    'For the first page: show `Skeleton` where the list will be.',
    'Above a page footer: readers could never reach it.',
  ],
  parts: {
    root: 'The end of the list. It keeps its height while pages load.',
    sentinel: 'The element whose coming into view loads the next page.',
    status: 'The loading message for screen readers, and the text at the end.',
  },
  dataAttributes: { 'data-state': 'idle | loading | error | end' },
  keyboard: { 'Enter, Space': 'Presses Load more or Try again.' },
};
