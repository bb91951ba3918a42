export { PlanList, type PlanListProps, type SubscriptionPlan } from './PlanList.tsx';
export type { PlanListLabels } from './PlanList.labels.ts';
