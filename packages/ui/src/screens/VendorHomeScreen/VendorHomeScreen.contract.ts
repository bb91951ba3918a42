import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'VendorHomeScreen',
  element: 'div',
  whenToUse: ['On /home in Vendor mode, inside AppShell.'],
  whenNotToUse: ['In any other mode: that is ClientHomeScreen.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: { Tab: "Goes to 'Add a product' first, then through the cards." },
};
