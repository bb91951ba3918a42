import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SortMenu',
  element: 'div',
  whenToUse: [
    'Above a list that can be shown in one of several named orders, such as newest or lowest price.',
  ],
  whenNotToUse: [
    'For a table: its heads sort it.',
    'For two or three short orders that all have room: `SegmentedControl`.',
    'In a form: `Select`.',
  ],
  parts: { root: 'Around the button, which says the order.' },
  dataAttributes: {},
  keyboard: {
    'Enter, Space, Arrow Down': 'On the button: open the menu.',
    'Arrow Up, Arrow Down, Home, End': 'Move between the orders.',
    'Enter or Space': 'Choose the order.',
    'Escape, Tab': 'Close the menu and return the focus to the button.',
  },
};
