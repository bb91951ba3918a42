'use client';
import { formatMoney } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { DealTotals } from '../deal.ts';
import type { QuoteFormLabels } from './QuoteForm.labels.ts';

interface QuoteFormTotalsProps {
  /** Undefined while numbers are missing. */
  totals: DealTotals | undefined;
  /** The unit of its lines, where they share one. */
  unit: string;
  /** The words of the form. */
  words: QuoteFormLabels;
}

/** What an offer adds up to. */
export function QuoteFormTotals({ totals, unit, words }: QuoteFormTotalsProps) {
  const locale = useLocale();
  const write = (amount: number) => formatMoney(amount, locale);
  const rows: [label: string, amount: number][] = totals
    ? [
        [words.goods, totals.goods],
        [words.shipping, totals.shipping],
        [words.taxTotal, totals.tax],
      ]
    : [];
  return (
    <div data-part="totals" role="group" aria-label={words.totals}>
      {totals ? (
        <dl data-part="sums">
          {rows.map(([label, amount]) => (
            <div key={label} data-part="sum">
              <dt>{label}</dt>
              <dd>{write(amount)}</dd>
            </div>
          ))}
          <div data-part="total">
            <dt>{words.total}</dt>
            <dd>{write(totals.total)}</dd>
          </div>
          {totals.unitLanded !== null && (
            <div data-part="sum">
              <dt>{words.unitLanded(unit)}</dt>
              <dd>{write(totals.unitLanded)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p data-part="incomplete">{words.incomplete}</p>
      )}
      <output data-part="status">{totals && words.totalIs(write(totals.total))}</output>
    </div>
  );
}
