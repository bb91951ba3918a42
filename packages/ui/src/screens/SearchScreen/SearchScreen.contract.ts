import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SearchScreen',
  element: 'div',
  whenToUse: ['On /Search, inside AppShell, to show all results of GlobalSearch.'],
  whenNotToUse: ['For results shown while typing: use GlobalSearch.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: {
    'Arrow keys': 'Move from tab to tab.',
    Tab: 'Moves through the results and their controls.',
  },
};
