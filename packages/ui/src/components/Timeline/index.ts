export { Timeline, type TimelineProps } from './Timeline.tsx';
export type { TimelineEvent } from './group-by-day.ts';
