import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RowList',
  element: 'ul',
  whenToUse: ['For rows such as CompanyRow and ConnectionRequest, and for their skeletons.'],
  whenNotToUse: ['For cards: use CardGrid.'],
  parts: { root: 'The list.', item: 'Around each row.' },
  dataAttributes: {},
  keyboard: {},
};
