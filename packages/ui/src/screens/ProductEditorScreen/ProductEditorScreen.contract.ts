import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductEditorScreen',
  element: 'div',
  whenToUse: ['Where a company edits one of its products, inside AppShell.'],
  whenNotToUse: ['For all of its products: InventoryScreen.'],
  parts: { root: 'The content of the screen.', loading: 'In place of the product while it loads.' },
  dataAttributes: {},
  keyboard: { Tab: 'Moves through the path and the menu to the fields.' },
};
