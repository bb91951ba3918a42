import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NetworkScreen',
  element: 'div',
  whenToUse: ['On /Network, inside AppShell.'],
  whenNotToUse: ['To choose whom to talk to: that is ChatsScreen.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  keyboard: {
    'Arrow keys': 'Go from tab to tab.',
    Tab: 'Goes through the names and the controls of the rows.',
  },
};
