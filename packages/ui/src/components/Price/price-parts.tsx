import type { ReactNode } from 'react';
import { discountedPrice, formatPercent, formatRupees } from './money.ts';

/** The parts of a price, for composites that style them. */
export function priceParts(price: number, discount: number): ReactNode {
  const isReduced = discount > 0;
  return (
    <>
      <span data-part="amount">{formatRupees(discountedPrice(price, discount))}</span>
      {isReduced && (
        <s data-part="original">
          <span data-part="hint">Full price </span>
          {formatRupees(price)}
        </s>
      )}
      {isReduced && <span data-part="discount">{formatPercent(discount)}% off</span>}
    </>
  );
}
