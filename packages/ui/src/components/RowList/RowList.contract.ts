import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RowList',
  summary: 'Rows of one kind, one below the other on a sheet of their own.',
  element: 'ul',
  whenToUse: [
    'For rows such as CompanyRow and ConnectionRequest, and for the skeletons that keep their places.',
  ],
  whenNotToUse: ['For cards: those stand in a CardGrid.'],
  parts: { root: 'The list.', item: 'Around each row.' },
  dataAttributes: {},
  cssVariables: {
    '--gh-row-list-bg': 'Background.',
    '--gh-row-list-border': 'Colour of the border and of the lines between rows.',
    '--gh-row-list-radius': 'Corner radius.',
  },
  keyboard: {},
};
