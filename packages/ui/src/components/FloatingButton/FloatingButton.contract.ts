import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FloatingButton',
  element: 'button',
  whenToUse: [
    'Once a screen, to add to the list that the screen shows. Put it before the list, so that Tab finds it.',
  ],
  whenNotToUse: ['Where a button in the header is always in sight.', 'For anything that cannot be undone.'],
  parts: { root: 'The round button.' },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the button.' },
};
