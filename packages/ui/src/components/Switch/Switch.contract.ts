import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Switch',
  element: 'label',
  control: 'input',
  whenToUse: ['For a mode or a setting that takes effect at once, such as the client mode.'],
  whenNotToUse: [
    'For what waits until a form is sent: `Checkbox`.',
    'For one of more than two answers: `Select`.',
    'For an action: `Button`.',
  ],
  parts: {
    root: 'The label around both.',
    control: 'The switch.',
    label: 'The words, unless they are out of sight.',
  },
  dataAttributes: {},
  keyboard: { Space: 'Turns it.' },
};
