export { LogInScreen, type LogInScreenProps, type LogInValues } from './LogInScreen.tsx';
export type { LogInScreenLabels } from './LogInScreen.labels.ts';
