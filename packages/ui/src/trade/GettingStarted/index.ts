export { GettingStarted, type GettingStartedProps, type GettingStartedStep } from './GettingStarted.tsx';
export type { GettingStartedLabels } from './GettingStarted.labels.ts';
