import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CardGrid',
  element: 'ul',
  whenToUse: ['For product and request cards, and for their skeletons.'],
  whenNotToUse: ['For rows: use RowList.'],
  parts: { root: 'The list.', item: 'Around each card.', group: 'Around 120 cards, after the first 120.' },
  dataAttributes: { 'data-columns': 'auto | three' },
  keyboard: {},
};
