import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EmptyState',
  element: 'div',
  whenToUse: ['When a list, a tab or a search has nothing to show and nothing failed.'],
  whenNotToUse: [
    'When loading failed: use `Alert` with a button to try again.',
    'While loading: use `Skeleton`.',
  ],
  parts: {
    root: 'The container.',
    icon: 'The disc with the icon.',
    title: 'What is empty.',
    description: 'What to do about it.',
    actions: 'Around the buttons.',
  },
  dataAttributes: {},
  keyboard: {},
};
