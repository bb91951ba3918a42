import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FloatingButton',
  element: 'button',
  whenToUse: [
    'Once per screen, to add to the list it shows. Put it before the list in the markup, so that Tab reaches it first.',
  ],
  whenNotToUse: ['Where a button in the header is always visible.', 'For an action that cannot be undone.'],
  parts: { root: 'The round button.' },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the button.' },
};
