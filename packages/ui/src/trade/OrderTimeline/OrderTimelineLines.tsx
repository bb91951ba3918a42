'use client';
import { Heading } from '#components/Heading/Heading.tsx';
import { Table } from '#components/Table/Table.tsx';
import { formatMoney, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { DealSums } from '#trade/DealSums.tsx';
import type { DealTotals, OrderStatus } from '../deal.ts';
import type { OrderLine } from '../order.ts';
import { unbroken } from '../unbroken.ts';
import { useQuantity } from '../use-quantity.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';

interface OrderTimelineLinesProps {
  /** What was ordered. */
  lines: readonly OrderLine[];
  /** Where the order stands. */
  status: OrderStatus;
  /** The sums. */
  totals: DealTotals;
  /** The heading level. */
  level: 2 | 3;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

const idOf = ({ id }: OrderLine) => id;

/** What was ordered, how much of it is shipped, and what it costs. */
export function OrderTimelineLines({ lines, status, totals, level, words }: OrderTimelineLinesProps) {
  const locale = useLocale();
  const write = useQuantity();
  const money = (amount: number) => formatMoney(amount, locale);
  const shippedOf = ({ shipped, quantity }: OrderLine) => {
    if (shipped >= quantity) return words.allShipped;
    const isUnderWay = shipped > 0 || status === 'dispatched';
    return isUnderWay && words.shippedOf(write(shipped).number, write(quantity).number);
  };
  const taxOf = (line: OrderLine) => words.tax(formatPercent(line.taxPercent, locale));
  return (
    <section data-part="lines">
      <Heading level={level} size="lg">
        {words.lines}
      </Heading>
      <Table
        caption={words.lines}
        captionVisibility="hidden"
        rows={lines}
        rowKey={idOf}
        columns={[
          {
            key: 'description',
            header: words.item,
            render: (line) => (
              <div data-part="item">
                <bdi>{line.description}</bdi>
                <span data-part="price">
                  {words.times(write(line.quantity, line.unit).text, unbroken(money(line.unitPrice)))} ·{' '}
                  {taxOf(line)}
                </span>
                {line.hsn && <span data-part="hsn">{words.hsn(line.hsn)}</span>}
                {shippedOf(line) && (
                  <span data-part="shipped" data-all={line.shipped >= line.quantity ? '' : undefined}>
                    {shippedOf(line)}
                  </span>
                )}
              </div>
            ),
          },
          {
            key: 'quantity',
            header: words.quantity,
            align: 'end',
            render: (line) => <bdi>{write(line.quantity, line.unit).text}</bdi>,
          },
          {
            key: 'unitPrice',
            header: words.unitPrice,
            align: 'end',
            render: (line) => (
              <>
                {money(line.unitPrice)}
                <span data-part="tax">{taxOf(line)}</span>
              </>
            ),
          },
          { key: 'amount', header: words.amount, align: 'end', render: (line) => money(line.amount) },
        ]}
      />
      <DealSums
        sums={[
          { name: words.goods, amount: totals.goods },
          { name: words.shipping, amount: totals.shipping },
          { name: words.taxes, amount: totals.tax },
        ]}
        total={{ name: words.total, amount: totals.total }}
      />
    </section>
  );
}
