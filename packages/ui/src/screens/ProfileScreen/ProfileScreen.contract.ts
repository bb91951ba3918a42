import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProfileScreen',
  element: 'div',
  whenToUse: ['Where a company looks after its account, inside an AppShell.'],
  whenNotToUse: ['To show another company.', 'For how the product looks and behaves: SettingsScreen.'],
  parts: {
    root: 'The page.',
    sidebar: 'Title and tabs; beside the panel where there is room, above it on phones.',
    title: 'Profile Settings.',
    list: 'The tabs: a column, or a row that scrolls.',
    tab: 'One tab.',
    'danger-title': "'Danger Zone', before the tabs of what cannot be undone.",
    panel: 'What a tab shows.',
    heading: 'The title of a panel.',
  },
  dataAttributes: {
    'data-state': 'active | inactive, on tabs and panels.',
    'data-danger': 'Present on the tabs of the danger zone.',
  },
  keyboard: {
    Tab: 'Goes to the selected tab, then into what it shows.',
    'Arrow up, Arrow down': 'Select the tab before or after, and go round at the ends.',
    'Home, End': 'Select the first or last tab.',
  },
};
