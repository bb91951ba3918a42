export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen.tsx';
export type { LoadingScreenLabels } from './LoadingScreen.labels.ts';
