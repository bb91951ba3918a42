import { addons } from 'storybook/manager-api';
import { guildhallThemes } from './guildhall-theme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: guildhallThemes[prefersDark ? 'dark' : 'light'] });
