import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DescriptionList',
  element: 'dl',
  whenToUse: ['For facts about one thing, each with a name.'],
  whenNotToUse: [
    'To compare the same facts of several things: Table.',
    'For things of one kind one below the other: RowList.',
  ],
  parts: {
    root: 'The list.',
    item: 'Around one fact.',
    term: 'What it is called.',
    description: 'What is known of it. Its direction is that of its own words.',
  },
  dataAttributes: {
    'data-layout': 'stacked | side-by-side',
    'data-variant': 'plain | cells',
    'data-columns': '1 | 2 | 4: how many facts stand in a row where there is room.',
  },
  keyboard: {},
};
