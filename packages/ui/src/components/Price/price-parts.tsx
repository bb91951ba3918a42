import type { ReactNode } from 'react';
import { formatMoney, formatPercent } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import { discountedPrice } from './money.ts';
import type { PriceLabels } from './Price.labels.ts';

/** The parts of a price, for composites that style them. */
export function priceParts(
  price: number,
  discount: number,
  words: PriceLabels,
  locale: Pick<Locale, 'locale' | 'currency'>,
): ReactNode {
  const isReduced = discount > 0;
  return (
    <>
      <span data-part="amount">{formatMoney(discountedPrice(price, discount), locale)}</span>
      {isReduced && (
        <s data-part="original">
          <span data-part="hint">{words.fullPrice} </span>
          {formatMoney(price, locale)}
        </s>
      )}
      {isReduced && <span data-part="discount">{words.off(formatPercent(discount, locale))}</span>}
    </>
  );
}
