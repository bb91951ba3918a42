import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ClientHomeScreen',
  element: 'div',
  whenToUse: ['On /home in Client mode, inside AppShell.'],
  whenNotToUse: ['In Vendor mode: that is VendorHomeScreen.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: { Tab: "Goes to 'Create a request' first, then through the cards." },
};
