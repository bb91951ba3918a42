import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'BulkChange',
  element: 'div',
  whenToUse: ['As the bulk actions of InventoryTable, with the products that are selected.'],
  whenNotToUse: ['For one product: its cells and its menu in InventoryTable.'],
  parts: {
    root: 'The buttons.',
    form: 'The form in a dialog.',
    examples: 'The first three products before and after.',
    example: 'One of them.',
    before: 'Its price or discount before.',
    after: 'The same after.',
    fields: 'The fields of a form in a dialog.',
    actions: 'The buttons below them.',
  },
  dataAttributes: { 'data-layout': 'row | bar' },
  keyboard: {
    Tab: 'Moves through the buttons.',
    'Enter in a field': 'Makes the change.',
    Escape: 'Closes a dialog without a change.',
  },
};
