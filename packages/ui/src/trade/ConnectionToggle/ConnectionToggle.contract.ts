import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConnectionToggle',
  element: 'span',
  whenToUse: [
    'Beside a company that the reader may want to connect to: in a list, on a profile.',
    'With the status from the server; it keeps no state of its own.',
  ],
  whenNotToUse: [
    'To withdraw a request or end a connection: put that into a menu, so that nobody does it by accident.',
    'To answer a received request: use ConnectionRequest.',
  ],
  parts: {
    root: 'A polite live region, so that a change of status is announced.',
    button: 'The button shown for the status stranger, with `onConnect`.',
    status: 'The text shown for every other status. It gets the focus when the pressed button disappears.',
  },
  dataAttributes: {
    'data-status': 'stranger | pending | connected | declined',
    'data-size': 'sm | md',
    'data-busy': 'Present while the request is being sent.',
  },
  keyboard: { 'Enter, Space': 'Requests the connection while the status is stranger.' },
};
