import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RowList',
  element: 'ul',
  whenToUse: [
    'For rows such as CompanyRow and ConnectionRequest, and for the skeletons that keep their places.',
  ],
  whenNotToUse: ['For cards: those stand in a CardGrid.'],
  parts: { root: 'The list.', item: 'Around each row.' },
  dataAttributes: {},
  keyboard: {},
};
