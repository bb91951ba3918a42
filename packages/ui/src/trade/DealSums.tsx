'use client';
import { formatMoney } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';

/** One sum. */
export interface DealSum {
  /** What it is the sum of. */
  name: string;
  /** The amount. */
  amount: number;
}

interface DealSumsProps {
  /** The sums that make up the total, in reading order. */
  sums: readonly DealSum[];
  /** All together. */
  total: DealSum;
}

/** The sums of a deal, digit below digit, and the total. */
export function DealSums({ sums, total }: DealSumsProps) {
  const locale = useLocale();
  return (
    <dl data-part="sums">
      {sums.map(({ name, amount }) => (
        <div key={name} data-part="sum">
          <dt>{name}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
      ))}
      <div data-part="total">
        <dt>{total.name}</dt>
        <dd>{formatMoney(total.amount, locale)}</dd>
      </div>
    </dl>
  );
}
