import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Tabs',
  element: 'div',
  whenToUse: ['For two to six views of one thing, one shown at a time.'],
  whenNotToUse: [
    'To navigate to other pages: use links.',
    'For views to be compared: show them one below the other.',
    'For steps in a fixed order.',
  ],
  parts: {
    root: 'Around the tabs and the panels.',
    list: 'The row of tabs; it scrolls where it overflows.',
    tab: 'One tab.',
    count: 'The number of items in its panel.',
    panel: 'The content of a tab.',
  },
  dataAttributes: { 'data-state': 'active | inactive, on tabs and panels.' },
  keyboard: {
    Tab: 'Moves to the selected tab, then into its panel.',
    'Arrow keys': 'Move through the tabs in reading direction and wrap around at the ends.',
    'Home, End': 'Move to the first or last tab.',
    'Enter, Space': 'Select the tab, where the arrow keys alone do not.',
  },
};
