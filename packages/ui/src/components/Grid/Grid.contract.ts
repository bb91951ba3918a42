import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Grid',
  element: 'div',
  whenToUse: [
    'For tiles, fields or facts that line up in columns.',
    'Inside a panel or dialog, whose own width decides the number of columns.',
  ],
  whenNotToUse: [
    'For cards of products and requests: CardGrid, which does not render those off the screen.',
    'For columns of different widths: a grid of your own.',
  ],
  parts: { root: 'The element around the things.' },
  dataAttributes: {
    'data-gap': 'none | half | 1 | 1-5 | 2 | 2-5 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16',
    'data-columns': '1 to 6: how many columns there are at the most.',
    'data-column-width': 'xs | sm | md | lg',
  },
  keyboard: {},
};
