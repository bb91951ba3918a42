import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SettingsScreen',
  element: 'div',
  whenToUse: ['For settings of this device, inside an AppShell.'],
  whenNotToUse: ['For the profile and the account of a company: ProfileScreen.'],
  parts: {
    root: 'The page.',
    section: 'One group of settings.',
    'section-head': 'Its title and description.',
    themes: 'The choice of a theme.',
    theme: 'One theme, all of which can be pressed.',
    preview: 'What the theme looks like.',
    page: 'A small page in the theme; two for the theme of the device.',
    choice: 'Radio button and name of a theme.',
    actions: 'The button that exports, or the one that signs out.',
  },
  dataAttributes: { 'data-gh-theme': 'light | dark | high-contrast, on the small pages.' },
  keyboard: {
    Tab: 'Moves to the selected theme, then to Sign Out.',
    'Arrow keys': 'Select the previous or next theme.',
  },
};
