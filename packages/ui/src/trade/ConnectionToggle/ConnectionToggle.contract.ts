import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConnectionToggle',
  element: 'span',
  whenToUse: [
    'Beside a company wherever the reader may want to connect: in a list, on a profile.',
    'With the status that the server knows; it keeps none of its own.',
  ],
  whenNotToUse: [
    'To withdraw or end a connection: put that into a menu, so that nobody does it by accident.',
    'To answer a received request: use ConnectionRequest.',
  ],
  parts: {
    root: 'A polite live region, so that a change of the word is heard.',
    button: 'The pressable face of a stranger.',
    status: 'The face of every other status. It takes the focus that the pressed button leaves behind.',
  },
  dataAttributes: {
    'data-status': 'stranger | pending | connected | declined',
    'data-size': 'sm | md',
    'data-busy': 'Present while a press is being carried out.',
  },
  keyboard: { 'Enter, Space': 'Asks for the connection while the status is stranger.' },
};
