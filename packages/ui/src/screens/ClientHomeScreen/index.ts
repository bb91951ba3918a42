export { ClientHomeScreen, type ClientHomeScreenProps } from './ClientHomeScreen.tsx';
export type { ClientHomeScreenLabels } from './ClientHomeScreen.labels.ts';
