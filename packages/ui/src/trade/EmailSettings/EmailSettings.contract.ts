import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EmailSettings',
  element: 'fieldset',
  whenToUse: ['For which emails a member gets, in the settings.'],
  whenNotToUse: ['For other settings that are on or off: `Switch`.'],
  parts: {
    root: 'The group of switches.',
    intro: 'When emails come.',
    kinds: 'The list of kinds.',
    kind: 'One kind: its switch and what it is about.',
    hint: 'What it is about.',
    always: 'Which emails cannot be turned off.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves from switch to switch.', Space: 'Turns emails of a kind on or off.' },
};
