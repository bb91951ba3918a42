import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CardGrid',
  element: 'ul',
  whenToUse: ['For product and request cards, and for the skeletons that keep their places.'],
  whenNotToUse: ['For rows: a plain list of CompanyRow reads faster.'],
  parts: { root: 'The list.', item: 'Around each card.' },
  dataAttributes: { 'data-columns': 'auto | three' },
  keyboard: {},
};
