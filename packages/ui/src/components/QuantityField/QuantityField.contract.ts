import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'QuantityField',
  element: 'div',
  control: 'input',
  whenToUse: ['For how much of a product to order, where there is a minimum order or a size of packs.'],
  whenNotToUse: ['For a stock or another number without steps: `NumberField`.'],
  parts: { root: 'Around a NumberField, which has the parts of the field.' },
  dataAttributes: {},
  keyboard: {
    'Arrow Up': 'The next quantity that can be ordered.',
    'Arrow Down': 'The one before it.',
    'Page Up': 'The tenth after it.',
    'Page Down': 'The tenth before it.',
    Home: 'The least quantity.',
    End: 'The greatest quantity, if there is one.',
    Tab: 'Moves through the minus button, the number and the plus button.',
  },
};
