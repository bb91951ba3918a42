import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DescriptionList',
  element: 'dl',
  whenToUse: ['For facts about one thing, as pairs of term and description.'],
  whenNotToUse: [
    'To compare the same facts of several things: `Table`.',
    'For a list of things of one kind: RowList.',
  ],
  parts: {
    root: 'The list.',
    item: 'Around one fact.',
    term: 'The term.',
    description: 'The description. Its text direction follows its content.',
  },
  dataAttributes: {
    'data-layout': 'stacked | side-by-side',
    'data-variant': 'plain | cells',
    'data-columns': '1 | 2 | 4: how many facts are in a row where there is space.',
  },
  keyboard: {},
};
