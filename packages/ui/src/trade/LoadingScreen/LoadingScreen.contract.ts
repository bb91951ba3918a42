import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LoadingScreen',
  element: 'div',
  whenToUse: ['Once, at the start of the application, before its first screen.'],
  whenNotToUse: [
    'Between screens: keep the old one until the new one is ready.',
    'For a part of a screen: use `Skeleton`.',
  ],
  parts: {
    root: 'The whole screen.',
    picture: 'The drawing.',
    storey: 'A pair of walls of the hall.',
    keystone: 'The brass stone in its arch.',
    neighbour: 'A pair of houses around it.',
    ground: 'The line that joins them.',
    label: 'The words below.',
    progress: 'The bar that fills while one waits.',
  },
  dataAttributes: {},
  keyboard: {},
};
