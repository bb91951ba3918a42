export { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx';
export type { RequestedFacts } from './QuoteFormLines.tsx';
export type { QuoteFormLabels } from './QuoteForm.labels.ts';
export type {
  QuoteDraft,
  QuoteFormLine,
  QuoteFormProduct,
  QuoteFormValues,
  QuoteLineDraft,
} from './quote-draft.ts';
