import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Divider',
  element: 'div',
  whenToUse: [
    'Between groups of one thing, such as the sections of a card.',
    'With `label` between two ways to do the same: log in, or sign up.',
  ],
  whenNotToUse: ['Between the rows of a list: RowList and `Table` draw their own.', 'To make room: `Stack`.'],
  parts: { root: 'The line.', label: 'The words in its middle.' },
  dataAttributes: { 'data-orientation': 'horizontal | vertical' },
  keyboard: {},
};
