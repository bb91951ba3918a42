'use client';
import { formatMoney, formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { PriceBreak } from './price-break.ts';
import type { PriceBreaksLabels } from './PriceBreaks.labels.ts';

interface PriceBreaksTableProps {
  /** The prices. */
  breaks: readonly PriceBreak[];
  /** What a quantity is a multiple of: a row ends that much before the next begins. */
  step: number;
  /** The words of the table. */
  words: PriceBreaksLabels;
}

/** The rows for the buyer, each with the quantities that its price is for. */
export function PriceBreaksTable({ breaks, step, words }: PriceBreaksTableProps) {
  const locale = useLocale();
  const write = (value: number | null) => (value === null ? '' : formatNumber(value, locale));
  return (
    <tbody>
      {breaks.map(({ from, price }, row) => {
        const next = breaks[row + 1]?.from;
        return (
          <tr data-part="row" key={from}>
            <th data-part="cell" scope="row">
              {words.range(write(from), typeof next === 'number' ? write(next - step) : undefined)}
            </th>
            <td data-part="cell">{price === null ? '' : formatMoney(price, locale)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
