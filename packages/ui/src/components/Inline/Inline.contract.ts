import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Inline',
  element: 'div',
  whenToUse: [
    'For buttons, badges or chips in a line.',
    'For a title and the actions beside it, with `justify` as `between`.',
  ],
  whenNotToUse: ['For things below one another: `Stack`.', 'For columns that line up across lines: `Grid`.'],
  parts: { root: 'The element around the things.' },
  dataAttributes: {
    'data-gap': 'none | half | 1 | 1-5 | 2 | 2-5 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16',
    'data-align': 'center | start | end | baseline | stretch',
    'data-justify': 'start | center | end | between',
    'data-nowrap': 'Present where everything stays in one line.',
  },
  keyboard: {},
};
