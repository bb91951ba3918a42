import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'MoneyField',
  element: 'div',
  control: 'input',
  whenToUse: ['For a price, a budget, a fee.'],
  whenNotToUse: ['To show an amount: `Price`.', 'For a percentage: `NumberField` with `trailing="%"`.'],
  parts: { root: 'Around a NumberField, which has the parts of the field.' },
  dataAttributes: {},
  keyboard: {
    'Arrow Up': 'One unit of the last decimal more.',
    'Arrow Down': 'One less.',
    'Page Up': 'Ten more.',
    'Page Down': 'Ten less.',
    Tab: 'Leaves the field, which then shows its error, if there is one.',
  },
};
