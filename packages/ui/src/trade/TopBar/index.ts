export { TopBar, type Mode, type TopBarProps } from './TopBar.tsx';
export type { TopBarLabels } from './TopBar.labels.ts';
