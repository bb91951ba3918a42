export { UpgradeNova, type UpgradeNovaProps } from './UpgradeNova.tsx';
