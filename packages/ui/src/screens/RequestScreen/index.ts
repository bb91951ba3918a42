export { RequestScreen, type RequestScreenProps } from './RequestScreen.tsx';
export type { RequestScreenLabels } from './RequestScreen.labels.ts';
