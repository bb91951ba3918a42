import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProfileScreen',
  element: 'div',
  whenToUse: ['Where a company manages its account, inside an AppShell.'],
  whenNotToUse: [
    'To show another company: VendorProfile.',
    'For settings of this device, such as the theme: SettingsScreen.',
  ],
  parts: {
    root: 'The page.',
    sidebar: 'Around the tabs; beside the panel where there is space, above it on phones.',
    list: 'The tabs: a column, or a row that scrolls.',
    tab: 'One tab.',
    'danger-title': "'Danger Zone', before the tabs of actions that cannot be undone.",
    panel: 'The content of a tab.',
    heading: 'The title of a panel.',
  },
  dataAttributes: {
    'data-state': 'active | inactive, on tabs and panels.',
    'data-danger': 'Present on the tabs of the danger zone.',
  },
  keyboard: {
    Tab: 'Moves to the selected tab, then into its panel.',
    'Arrow up, Arrow down': 'Select the previous or next tab and wrap around at the ends.',
    'Home, End': 'Select the first or last tab.',
  },
};
