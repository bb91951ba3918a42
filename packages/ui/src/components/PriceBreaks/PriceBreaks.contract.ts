import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PriceBreaks',
  element: 'fieldset',
  isGroup: true,
  whenToUse: [
    'For a vendor who sells larger quantities at lower prices.',
    'With `readOnly` beside the quantity that a buyer orders.',
  ],
  whenNotToUse: ['For one price: `MoneyField`, and `Price` to show it.'],
  parts: {
    ...fieldParts,
    table: 'The table of quantities and prices.',
    column: 'The head of a column.',
    row: 'One quantity and its price.',
    cell: 'A field, the button that removes the row, or with `readOnly` a text.',
    status: 'Tells screen readers what was removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'The name of the field: a form hears by it that a row was removed.',
    'data-read-only': 'Present when the prices are only read.',
  },
  keyboard: {
    Tab: 'Moves through quantity, price and Remove, row by row, to the button that adds a row.',
    Enter: 'On a button: presses it.',
  },
};
