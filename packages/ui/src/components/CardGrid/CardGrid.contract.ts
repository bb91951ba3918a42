import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CardGrid',
  summary: 'Cards of one kind as a list that finds its own columns.',
  element: 'ul',
  whenToUse: ['For product and request cards, and for the skeletons that keep their places.'],
  whenNotToUse: ['For rows: a plain list of CompanyRow reads faster.'],
  parts: { root: 'The list.', item: 'Around each card.' },
  dataAttributes: { 'data-columns': 'auto | three' },
  cssVariables: {
    '--gh-card-grid-column': 'The least width of a column, with `auto`.',
    '--gh-card-grid-gap': 'Room between the cards.',
    '--gh-card-grid-card-height': 'About how high a card is that has not been on the screen yet.',
  },
  keyboard: {},
};
