export { UpgradeNova, type SubscriptionPlan, type UpgradeNovaProps } from './UpgradeNova.tsx';
