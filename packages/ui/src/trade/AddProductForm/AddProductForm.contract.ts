import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AddProductForm',
  element: 'form',
  whenToUse: ['In a Dialog of size md titled Add a Product.'],
  whenNotToUse: ['For what a client looks for: CreateRequestForm.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields, two side by side where there is room.',
    wide: 'Around a field that takes the whole width.',
    actions: 'Reset and Add Product. They stay at the foot of what scrolls.',
  },
  dataAttributes: {},
  keyboard: { 'Enter in a field': 'Sends the form; in Image URL it adds the picture.' },
};
