import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ViewSwitch',
  element: 'div',
  whenToUse: [
    'Above a list of things that have a picture and comparable facts: cards to browse, a table to compare.',
  ],
  whenNotToUse: ['For what a list holds: `Tabs` or filters.', 'For other choices: `SegmentedControl`.'],
  parts: { root: 'Around the SegmentedControl.' },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves to the chosen view.',
    'Arrow keys': 'Choose the other one.',
  },
};
