import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Progress',
  element: 'div',
  whenToUse: [
    'For work whose end is known: an upload, steps of a form, a share of a limit.',
    'Without a value for work that takes more than a few seconds and whose end is not known.',
  ],
  whenNotToUse: ['For a short wait: Spinner.', 'For content on its way whose shape is known: Skeleton.'],
  parts: {
    root: 'The progress bar, with its name and value.',
    words: 'Label and value.',
    label: 'What is under way.',
    value: 'How far it is, in words.',
    track: 'The whole way.',
    fill: 'The way that is done.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg',
    'data-tone': 'neutral | accent | info | positive | caution | critical',
    'data-state': 'determinate | indeterminate',
  },
  keyboard: {},
};
