import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Progress',
  element: 'span',
  whenToUse: [
    'For progress that can be measured: an upload, steps of a form, use of a quota.',
    'Without a value for work of more than a few seconds whose progress is not known.',
  ],
  whenNotToUse: ['For a short wait: `Spinner`.', 'For loading content whose shape is known: `Skeleton`.'],
  parts: {
    root: 'The progress bar, with its name and value.',
    header: 'Label and value.',
    label: 'What is in progress.',
    value: 'The value as text.',
    track: 'The full width of the bar.',
    fill: 'The completed part.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg',
    'data-tone': 'neutral | accent | info | positive | caution | critical',
    'data-state': 'determinate | indeterminate',
  },
  keyboard: {},
};
