import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Switch',
  element: 'label',
  control: 'input',
  whenToUse: ['For a mode or a setting that takes effect at once, such as the client mode.'],
  whenNotToUse: [
    'For a choice that is submitted with a form: `Checkbox`.',
    'For more than two options: `Select`.',
    'For an action: `Button`.',
  ],
  parts: {
    root: 'The label element around switch and text.',
    control: 'The switch.',
    label: 'The text, unless it is visually hidden.',
  },
  dataAttributes: {},
  keyboard: { Space: 'Turns it on or off.' },
};
