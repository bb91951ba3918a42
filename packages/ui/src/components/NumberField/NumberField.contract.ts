import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NumberField',
  element: 'div',
  control: 'input',
  whenToUse: ['For a quantity: a price, a discount, a stock.'],
  whenNotToUse: [
    'For digits that identify something: use `TextField` for a telephone number, a PAN or an SKU.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the number and its units.',
    leading: 'The unit before the number.',
    control: 'The input.',
    trailing: 'The unit after the number.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-size': 'sm | md | lg',
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'number, on the control: the form value is a number.',
  },
  keyboard: {
    'Arrow Up': 'With `step`: the next multiple of it.',
    'Arrow Down': 'With `step`: the one before.',
    'Page Up': 'With `step`: ten steps more.',
    'Page Down': 'With `step`: ten steps less.',
    Tab: 'Leaves the field, which then shows its error, if there is one.',
  },
};
