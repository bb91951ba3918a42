import { addons } from 'storybook/manager-api';
import { guildhallThemes } from './guildhall-theme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: guildhallThemes[prefersDark ? 'dark' : 'light'],
  // Stories that only test what happens at a press are found in the panel of their component's tests.
  sidebar: { filters: { interactions: ({ title }) => !title.endsWith('/Interactions') } },
});
