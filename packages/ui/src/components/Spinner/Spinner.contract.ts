import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Spinner',
  element: 'span',
  whenToUse: ['Beside or over what was pressed, while the answer is on its way.'],
  whenNotToUse: [
    'For a page or a list that loads: `Skeleton` shows the shape of what will come.',
    'Inside a `Button`: its `loading` does this and keeps the width.',
  ],
  parts: { root: 'A square as large as the ring.', ring: 'The turning ring.' },
  dataAttributes: { 'data-size': 'sm | md | lg' },
  keyboard: {},
};
