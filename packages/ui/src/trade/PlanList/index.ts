export { PlanList, type PlanListProps, type SubscriptionPlan } from './PlanList.tsx';
