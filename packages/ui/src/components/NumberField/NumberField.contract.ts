import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NumberField',
  element: 'div',
  control: 'input',
  whenToUse: ['For what one can reckon with: a price, a discount, a stock, a budget.'],
  whenNotToUse: ['For digits that are a name: a telephone number, a PAN or an SKU is a `TextField`.'],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the number and its units.',
    leading: 'The unit before the number.',
    control: 'The input.',
    trailing: 'The unit after the number.',
  },
  dataAttributes: { ...fieldAttributes, 'data-size': 'sm | md | lg' },
  keyboard: { Tab: 'Leaves the field, which then says what is wrong with the number, if anything.' },
};
