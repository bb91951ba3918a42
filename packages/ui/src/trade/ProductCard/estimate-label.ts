import type { ProductCardLabels } from './ProductCard.labels.ts';
import type { EstimateState } from './product-summary.ts';

/** What the button that asks for an estimate says. */
export const estimateLabel = (
  words: Pick<ProductCardLabels, 'requestEstimate' | 'estimateRequested' | 'viewQuote'>,
  state: EstimateState | undefined,
): string =>
  ({ none: words.requestEstimate, requested: words.estimateRequested, quoted: words.viewQuote })[
    state ?? 'none'
  ];
