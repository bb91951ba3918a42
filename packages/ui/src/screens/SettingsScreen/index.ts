export { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
export type { SettingsScreenLabels } from './SettingsScreen.labels.ts';
