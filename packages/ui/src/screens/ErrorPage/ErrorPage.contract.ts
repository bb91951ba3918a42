import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ErrorPage',
  element: 'main',
  whenToUse: ['When a page throws an error, or its address does not exist.'],
  whenNotToUse: [
    'When a part of a page failed: use `Alert` there.',
    'When a list is empty: use `EmptyState`.',
  ],
  parts: {
    root: 'The page.',
    picture: 'The drawing of the hall with its keystone fallen.',
    keystone: 'The brass stone.',
    ground: 'The line it lies on.',
    title: 'What happened.',
    description: 'What to do about it.',
    actions: 'The buttons and links.',
    details: 'Technical details for developers.',
  },
  dataAttributes: {},
  keyboard: {},
};
