import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Spinner',
  element: 'span',
  whenToUse: ['Beside or over the pressed control while its action runs.'],
  whenNotToUse: [
    'For a loading page or list: `Skeleton` shows the shape of the content.',
    'Inside a `Button`: its `loading` shows one and keeps the width.',
  ],
  parts: { root: 'The square around the ring.', ring: 'The turning ring.' },
  dataAttributes: { 'data-size': 'sm | md | lg' },
  keyboard: {},
};
