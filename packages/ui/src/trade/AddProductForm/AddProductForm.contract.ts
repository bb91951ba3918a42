import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AddProductForm',
  summary: 'Asks a vendor for a new product.',
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
  cssVariables: { '--gh-form-bg': 'Background of the buttons, where the form does not stand on a dialog.' },
  keyboard: { 'Enter in a field': 'Sends the form; in Image URL it adds the picture.' },
};
