import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StockEditor',
  element: 'form',
  whenToUse: [
    'Wherever the stock of an own product is shown: `popover` beside its number, `sheet` on a phone.',
  ],
  whenNotToUse: ['To show what has changed the stock: StockLog.'],
  parts: {
    root: 'The form, in a Popover or a Drawer.',
    result: 'The stock after the change, before it is saved.',
  },
  dataAttributes: { 'data-layout': 'popover | sheet' },
  keyboard: {
    'Arrow keys': 'On the kind of change: choose the next one. In Quantity: one more or fewer.',
    'Enter in a field': 'Saves.',
    Escape: 'Closes it without saving.',
  },
};
