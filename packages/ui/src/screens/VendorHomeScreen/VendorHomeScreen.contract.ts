import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'VendorHomeScreen',
  summary: 'The home of a vendor: the products of all vendors, and the button that adds one.',
  element: 'div',
  whenToUse: ['On /home in Vendor mode, inside AppShell.'],
  whenNotToUse: ['In any other mode: that is ClientHomeScreen.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  cssVariables: {},
  keyboard: { Tab: "Goes to 'Add a product' first, then through the cards." },
};
