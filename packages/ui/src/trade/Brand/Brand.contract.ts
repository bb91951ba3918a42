import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Brand',
  element: 'span',
  whenToUse: [
    'At the start of the top bar and on pages without one, such as sign-up.',
    'As `mark` where the name does not fit; screen readers still read it.',
  ],
  whenNotToUse: ['As the picture of a company: use `Avatar`.', 'As decoration in running text.'],
  parts: {
    root: 'Around the drawing and the name.',
    mark: 'The drawing, or the picture in its place.',
    keystone: 'The brass stone in the arch.',
    name: 'The word Guildhall.',
  },
  dataAttributes: { 'data-variant': 'full | mark', 'data-size': 'sm | md | lg' },
  keyboard: {},
};
