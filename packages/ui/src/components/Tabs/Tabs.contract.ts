import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Tabs',
  element: 'div',
  whenToUse: ['For two to six views of one thing of which one is looked at at a time.'],
  whenNotToUse: [
    'To lead to other pages: use links in a navigation.',
    'For views that are compared: show them below one another.',
    'For steps in an order.',
  ],
  parts: {
    root: 'Around the row and what it shows.',
    list: 'The row of tabs; it scrolls where it is wider than its place.',
    tab: 'One tab.',
    count: 'How many there are behind it.',
    panel: 'What a tab shows.',
  },
  dataAttributes: { 'data-state': 'active | inactive, on tabs and panels.' },
  keyboard: {
    Tab: 'Goes to the selected tab, then into what it shows.',
    'Arrow keys': 'Go along the row, in reading direction, and round at its ends.',
    'Home, End': 'Go to the first or last tab.',
    'Enter, Space': 'Select the tab, where arrows alone do not.',
  },
};
