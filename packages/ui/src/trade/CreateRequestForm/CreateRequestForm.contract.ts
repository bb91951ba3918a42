import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CreateRequestForm',
  summary: 'Asks a client for what it looks for.',
  element: 'form',
  whenToUse: ['In a Dialog of size md titled Create a Request.'],
  whenNotToUse: ['For what a vendor sells: AddProductForm.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields.',
    actions: 'Reset and Create Request. They stay at the foot of what scrolls.',
  },
  dataAttributes: {},
  cssVariables: { '--gh-form-bg': 'Background of the buttons, where the form does not stand on a dialog.' },
  keyboard: {
    'Enter in a field': 'Sends the form; in Image URL it adds the picture, in Requirement a line.',
  },
};
