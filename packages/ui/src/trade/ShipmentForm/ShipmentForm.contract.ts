import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ShipmentForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size md titled Add a shipment.'],
  whenNotToUse: ['To see what was shipped: OrderTimeline.'],
  parts: {
    root: 'The form.',
    fields: 'Its fields: a quantity for each line of which something is left, then the carriage.',
    carriage: 'Carrier and tracking number.',
    actions: 'Reset and Add shipment, always visible at the bottom of the scroll container.',
  },
  dataAttributes: {},
  keyboard: {
    'Arrow up, Arrow down': 'In the quantity of a product: one more or fewer.',
    'Enter in a field': 'Submits the form; in Note, starts a new line.',
  },
};
