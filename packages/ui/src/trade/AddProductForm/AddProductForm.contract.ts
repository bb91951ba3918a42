import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AddProductForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size lg titled Add a Product.'],
  whenNotToUse: ['For a client’s request: CreateRequestForm.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields, two side by side where there is space.',
    wide: 'Around a field that takes the whole width.',
    actions: 'Reset and Add Product, always visible at the bottom of the scroll container.',
  },
  dataAttributes: {},
  keyboard: { 'Enter in a field': 'Submits the form; in Image URL, adds the picture.' },
};
