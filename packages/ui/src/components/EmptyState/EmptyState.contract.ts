import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EmptyState',
  element: 'div',
  whenToUse: ['When a list, a tab or a search has nothing to show and everything went well.'],
  whenNotToUse: [
    'When loading failed: use `Alert` with a way to try again.',
    'While loading: use `Skeleton`.',
  ],
  parts: {
    root: 'Around it all.',
    icon: 'The disc with the icon.',
    title: 'What is empty.',
    description: 'What to do about it.',
    action: 'Around the next step.',
  },
  dataAttributes: {},
  keyboard: {},
};
