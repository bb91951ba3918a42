export { Alert, type AlertProps } from './Alert.tsx';
export type { AlertLabels } from './Alert.labels.ts';
