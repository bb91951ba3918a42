import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'TextField',
  element: 'div',
  control: 'input',
  whenToUse: ['For a name, an email address, a telephone number or a web address.'],
  whenNotToUse: [
    'For more than one line: `TextArea` grows with its text.',
    'For a quantity: the value of `NumberField` is a number.',
    'For one of a few known options: `Select`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the text.',
    icon: 'Around the leading icon.',
    control: 'The input.',
    trailing: 'The unit after the text.',
  },
  dataAttributes: { ...fieldAttributes, 'data-size': 'sm | md | lg' },
  keyboard: { Tab: 'Moves to the field.', Enter: 'Submits the form the field is in.' },
};
