import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RequestScreen',
  element: 'div',
  whenToUse: ['As the page of one request, inside AppShell.'],
  whenNotToUse: ['For a negotiation: DealScreen.'],
  parts: {
    root: 'The content of the screen.',
    loading: 'In place of the request while it loads.',
    form: 'The form of an offer with its heading.',
    quotes: 'The quotes with their heading.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves through the path, the request, the form and the quotes.' },
};
