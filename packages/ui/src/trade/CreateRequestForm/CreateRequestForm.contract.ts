import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CreateRequestForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size lg titled Create a Request.'],
  whenNotToUse: ['For a vendor’s product: AddProductForm.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields.',
    row: 'Two short fields, side by side where there is room.',
    actions: 'Reset and Create Request, always visible at the bottom of the scroll container.',
  },
  dataAttributes: {},
  keyboard: {
    'Enter in a field':
      'Submits the form; in Image URL, adds the picture; in Requirement, starts a new line.',
  },
};
