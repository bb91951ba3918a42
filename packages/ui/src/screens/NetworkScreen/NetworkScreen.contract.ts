import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NetworkScreen',
  element: 'div',
  whenToUse: ['On /Network, inside AppShell.'],
  whenNotToUse: ['To choose a conversation: use ChatsScreen.'],
  parts: {
    root: 'The content of the screen.',
    message: "'Message' in the row of a connected company; below 600 px an icon.",
  },
  dataAttributes: {},
  keyboard: {
    'Arrow keys': 'Move from tab to tab.',
    'Enter in the search box': 'Searches.',
    Tab: 'Moves through the names and the controls of the rows.',
  },
};
