import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SettingsScreen',
  element: 'div',
  whenToUse: ['For what a reader sets for this device, inside an AppShell.'],
  whenNotToUse: ['For what a company tells about itself or does with its account: ProfileScreen.'],
  parts: {
    root: 'The page.',
    title: "The mode and 'Settings'.",
    section: 'One group of settings.',
    'section-head': 'Its title, and what it is for.',
    themes: 'The choice of a theme.',
    theme: 'One theme, pressed anywhere.',
    preview: 'What the theme looks like.',
    page: 'A small page in the theme; two where the device decides.',
    choice: 'Radio button and name of a theme.',
    actions: 'The button that signs out.',
  },
  dataAttributes: { 'data-gh-theme': 'light | dark | high-contrast, on the small pages.' },
  keyboard: {
    Tab: 'Goes to the chosen theme, then to Sign Out.',
    'Arrow keys': 'Choose the theme before or after.',
  },
};
