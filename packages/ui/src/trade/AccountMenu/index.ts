export { AccountMenu, type AccountMenuEntry, type AccountMenuProps } from './AccountMenu.tsx';
export type { AccountMenuLabels } from './AccountMenu.labels.ts';
