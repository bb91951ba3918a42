import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Checkbox',
  element: 'div',
  control: 'input',
  whenToUse: ['To agree to something.', 'To choose any number of several things: one checkbox for each.'],
  whenNotToUse: [
    'For a setting that takes effect at once: `Switch`.',
    'For one of several options: `RadioGroup`, or `Select` for more than about five.',
  ],
  parts: { ...fieldParts, control: 'The checkbox.' },
  dataAttributes: fieldAttributes,
  keyboard: { Space: 'Checks or unchecks it.' },
};
