import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NetworkScreen',
  summary: 'The companies of the network: for a vendor in four tabs, for a client in one list.',
  element: 'div',
  whenToUse: ['On /Network, inside AppShell.'],
  whenNotToUse: ['To choose whom to talk to: that is ChatsScreen.'],
  parts: { root: 'The content of the screen.' },
  dataAttributes: {},
  cssVariables: {},
  keyboard: {
    'Arrow keys': 'Go from tab to tab.',
    Tab: 'Goes through the names and the controls of the rows.',
  },
};
