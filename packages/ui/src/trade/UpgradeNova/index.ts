export { UpgradeNova, type UpgradeNovaProps } from './UpgradeNova.tsx';
export type { UpgradeNovaLabels } from './UpgradeNova.labels.ts';
