import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SearchScreen',
  element: 'div',
  whenToUse: ['On /Search, inside AppShell, where GlobalSearch asks for all results.'],
  whenNotToUse: ['For what shows as one types: that is GlobalSearch.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: {
    'Arrow keys': 'Go from tab to tab.',
    Tab: 'Goes through the results and what one can do with them.',
  },
};
