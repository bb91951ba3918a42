import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CreateRequestForm',
  element: 'form',
  whenToUse: ['In a Dialog of size md titled Create a Request.'],
  whenNotToUse: ['For what a vendor sells: AddProductForm.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields.',
    actions: 'Reset and Create Request. They stay at the foot of what scrolls.',
  },
  dataAttributes: {},
  keyboard: {
    'Enter in a field': 'Sends the form; in Image URL it adds the picture, in Requirement a line.',
  },
};
