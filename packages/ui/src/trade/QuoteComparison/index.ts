export { QuoteComparison, type QuoteComparisonProps } from './QuoteComparison.tsx';
export type { ComparedOffer, ComparedQuote } from './compared-quote.ts';
export type { QuoteComparisonLabels } from './QuoteComparison.labels.ts';
