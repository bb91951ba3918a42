import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Accordion',
  element: 'div',
  whenToUse: [
    'For sections of which a reader needs one or two: questions and answers, terms, groups of filters.',
    'With `open` as `one` where sections are long and only one is worked on.',
  ],
  whenNotToUse: [
    'For what everybody reads: show it.',
    'For views of the same thing side by side: `Tabs`.',
    'For steps in order: `Stepper`.',
  ],
  parts: {
    root: 'The sections.',
    item: 'One section; it has the attribute `open` while it is open.',
    summary: 'Its line, which opens and closes it.',
    title: 'What it is about.',
    meta: 'What stands at the end of that line.',
    icon: 'The arrow, which points down while it is closed.',
    content: 'What shows while it is open.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves through the titles, and through what is in open sections.',
    'Enter, Space': 'Open or close the section.',
  },
};
