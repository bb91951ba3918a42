import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FloatingButton',
  element: 'button',
  whenToUse: [
    'Once per screen, to add to the list it shows: in the `actions` of its PageHeader, so that Tab reaches it first.',
  ],
  whenNotToUse: ['For an action that cannot be undone.'],
  parts: { root: 'The button.', label: 'Its words; below 900 px visually hidden.' },
  dataAttributes: { 'data-away': 'While the reader scrolls down.' },
  keyboard: { 'Enter, Space': 'Presses the button.' },
};
