export { LandingScreen, type LandingScreenProps } from './LandingScreen.tsx';
export type { LandingScreenLabels } from './LandingScreen.labels.ts';
