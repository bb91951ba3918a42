export { Today, type TodayItem, type TodayProps } from './Today.tsx';
export type { TodayLabels } from './Today.labels.ts';
