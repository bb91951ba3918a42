import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'InventoryScreen',
  element: 'div',
  whenToUse: ['Where a company manages its own products, inside AppShell.'],
  whenNotToUse: ['For the products of other companies: VendorHomeScreen, StoreScreen or VendorProfile.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: { Tab: "Moves to 'Add a product' first, then through the sort buttons and the names." },
};
