import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'VendorHomeScreen',
  element: 'div',
  whenToUse: ['On /home in Vendor mode, inside AppShell.'],
  whenNotToUse: ['In Client mode: use ClientHomeScreen.'],
  parts: {
    root: 'The content of the screen.',
    summary: 'What waits and what to begin with, above the list.',
  },
  dataAttributes: {},
  keyboard: { Tab: "Moves to 'Add a Product' first, then through the cards." },
};
