import { addons } from 'storybook/manager-api';
import { guildhallTheme } from './guildhall-theme.ts';

addons.setConfig({ theme: guildhallTheme });
