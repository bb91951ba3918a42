import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LoadingScreen',
  element: 'div',
  whenToUse: ['Once, while the application starts, before its first screen.'],
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
    label: 'The text below.',
    progress: 'The progress bar.',
  },
  dataAttributes: {},
  keyboard: {},
};
