import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Checkbox',
  element: 'div',
  control: 'input',
  whenToUse: ['To agree to something.', 'To take any number of several things: one checkbox for each.'],
  whenNotToUse: [
    'For what takes effect at once: `Switch`.',
    'For one of several: `RadioGroup`, and from about five on `Select`.',
  ],
  parts: { ...fieldParts, control: 'The checkbox.' },
  dataAttributes: fieldAttributes,
  keyboard: { Space: 'Ticks it, and takes the tick away.' },
};
