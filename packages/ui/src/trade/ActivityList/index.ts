export { ActivityList, type ActivityListProps } from './ActivityList.tsx';
export type { ActivityEntry, ActivityFilter } from './activity.ts';
export type { ActivityListLabels } from './ActivityList.labels.ts';
