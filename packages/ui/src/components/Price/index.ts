export { Price, type PriceProps } from './Price.tsx';
export type { PriceLabels } from './Price.labels.ts';
