import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'InventoryScreen',
  element: 'div',
  whenToUse: ['Where a company manages its own products, inside AppShell.'],
  whenNotToUse: ['For the products of other companies: VendorHomeScreen, StoreScreen or VendorProfile.'],
  parts: {
    root: 'The content of the screen.',
    toolbar: 'Search, choices and the buttons for many products.',
    files: 'The buttons for import and export.',
    note: 'That there is no network, or who may change something.',
    notice: 'What the last change did, at the end of the screen.',
    'left-out': 'The products that it left as they were.',
  },
  dataAttributes: { 'data-selecting': 'Of InventoryTable: its bar takes the place of the notice.' },
  keyboard: { Tab: "Moves to 'Add a Product' first, then through the tools, the sort buttons and the rows." },
};
