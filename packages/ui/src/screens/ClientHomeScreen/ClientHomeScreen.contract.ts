import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ClientHomeScreen',
  element: 'div',
  whenToUse: ['On /home in Client mode, inside AppShell.'],
  whenNotToUse: ['In Vendor mode: use VendorHomeScreen.'],
  parts: {
    root: 'The content of the screen.',
    summary: 'What waits and what to begin with, above the list.',
  },
  dataAttributes: {},
  keyboard: { Tab: "Moves to 'Create a Request' first, then through the cards." },
};
