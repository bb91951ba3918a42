import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StatTile',
  element: 'div',
  whenToUse: ['For two to six key figures, in a CardGrid.'],
  whenNotToUse: [
    'For facts about one thing: DescriptionList.',
    'For numbers to be compared row by row: `Table`.',
  ],
  parts: {
    root: 'The tile.',
    label: 'What is counted.',
    value: 'The number.',
    change: 'The change: an arrow, a word and the amount.',
    hint: 'An explanation of the number.',
    trend: 'Earlier values as a line.',
  },
  dataAttributes: {
    'data-tone': 'neutral | positive | critical',
    'data-loading': 'Present while the value loads.',
  },
  keyboard: {},
};
