export { ViewSwitch, type View, type ViewSwitchProps } from './ViewSwitch.tsx';
export type { ViewSwitchLabels } from './ViewSwitch.labels.ts';
