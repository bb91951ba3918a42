export { DateRange, type DatePreset, type DateRangeProps } from './DateRange.tsx';
export { lastDays } from './last-days.ts';
