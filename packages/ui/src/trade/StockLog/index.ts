export { StockLog, type StockLogEntry, type StockLogProps } from './StockLog.tsx';
export type { StockLogLabels } from './StockLog.labels.ts';
