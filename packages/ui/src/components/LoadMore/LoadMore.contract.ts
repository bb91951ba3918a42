import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LoadMore',
  element: 'div',
  whenToUse: ['Directly after a list that comes in pages, within the same scroll container.'],
  whenNotToUse: [
    'For the first page: show `Skeleton` where the list will be.',
    'Where a footer must be reached: the end of the list would run away from the reader.',
  ],
  parts: {
    root: 'The foot of the list. It keeps its height while pages come.',
    sentinel: 'What is watched for coming near.',
    news: 'What is read out while a page comes, and the words at the end.',
  },
  dataAttributes: { 'data-state': 'idle | loading | error | end' },
  keyboard: { 'Enter, Space': 'Presses Load more or Try again.' },
};
