import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Badge',
  element: 'span',
  whenToUse: ['For an industry, a category, a state or a count beside what it describes.'],
  whenNotToUse: [
    'For a connection: `ConnectionToggle` has its own four states.',
    'For something that can be pressed or removed: use a button or a chip.',
  ],
  parts: {
    root: 'The badge.',
    label: 'The text, truncated with an ellipsis where space is short.',
    icon: 'Around a leading icon.',
  },
  dataAttributes: { 'data-tone': 'neutral | accent | info | positive | caution | critical' },
  keyboard: {},
};
