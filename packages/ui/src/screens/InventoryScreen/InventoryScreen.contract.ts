import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'InventoryScreen',
  element: 'div',
  whenToUse: ['For all products of one company that it looks after itself, inside AppShell.'],
  whenNotToUse: ['For the products of others: VendorHomeScreen, StoreScreen or VendorProfile.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: { Tab: "Goes to 'Add a product' first, then through the heads that sort and the names." },
};
