import { fieldAttributes, fieldParts, fieldVariables } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

/** What any ancestor may set for all that is ticked. */
export const choiceVariables = {
  '--gh-field-fg': fieldVariables['--gh-field-fg'],
  '--gh-field-bg': fieldVariables['--gh-field-bg'],
  '--gh-field-border': fieldVariables['--gh-field-border'],
  '--gh-choice-bg-on': 'Background while ticked.',
} as const;

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
