import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StatTile',
  element: 'div',
  whenToUse: ['For two to six numbers that one looks at every day, in a CardGrid.'],
  whenNotToUse: [
    'For facts about one thing: a description list.',
    'For numbers that are compared line by line: a table.',
  ],
  parts: {
    root: 'The tile.',
    label: 'What is counted.',
    value: 'How many or how much.',
    change: 'Where it went: an arrow, a word and how far.',
    hint: 'What helps to read the number.',
    trend: 'Earlier values as a line.',
  },
  dataAttributes: {
    'data-tone': 'neutral | positive | critical',
    'data-loading': 'Present while the value is on its way.',
  },
  keyboard: {},
};
