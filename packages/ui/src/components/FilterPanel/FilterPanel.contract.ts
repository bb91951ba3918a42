import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FilterPanel',
  element: 'fieldset',
  whenToUse: ['To narrow down a list of products or companies by several facts at once.'],
  whenNotToUse: ['For one fact: `Select` or `SegmentedControl` above the list.', 'To search: `SearchField`.'],
  parts: {
    root: 'The group of all filters.',
    heading: 'What it is.',
    summary: 'Around the number of results and the button that takes all choices away.',
    results: 'The number of results, a live region.',
    group: 'One group, a native details.',
    'group-name': 'Its name, which opens and closes it.',
    chosen: 'How many of its choices are made.',
    choices: 'The list of its choices.',
    choice: 'One choice.',
    count: 'How many results it leaves.',
    numbers: 'Around the field of a group with a greatest number.',
    note: 'In place of choices: that there are none, or that they could not be loaded.',
  },
  dataAttributes: { 'data-hidden': 'On the heading: present when it is visually hidden.' },
  keyboard: {
    Tab: 'Moves through the groups and what is open in them.',
    Enter: 'On the name of a group: opens or closes it.',
    Space: 'On a choice: chooses it or takes it away.',
  },
};
