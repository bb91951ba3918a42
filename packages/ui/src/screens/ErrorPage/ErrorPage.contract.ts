import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ErrorPage',
  element: 'main',
  whenToUse: ['When a page throws, or its address leads nowhere.'],
  whenNotToUse: [
    'When a part of a page failed: use `Alert` there.',
    'When there is simply nothing: use `EmptyState`.',
  ],
  parts: {
    root: 'The page.',
    picture: 'The hall whose keystone has fallen.',
    keystone: 'The brass stone.',
    ground: 'The line it lies on.',
    title: 'What has happened.',
    description: 'What one can do about it.',
    actions: 'The ways out.',
    details: 'What helps those who look into it.',
  },
  dataAttributes: {},
  keyboard: {},
};
