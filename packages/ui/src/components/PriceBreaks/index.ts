export { PriceBreaks, type PriceBreaksProps } from './PriceBreaks.tsx';
export type { PriceBreak } from './price-break.ts';
