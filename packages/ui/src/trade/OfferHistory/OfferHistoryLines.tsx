'use client';
import { Table, type TableProps } from '#components/Table/Table.tsx';
import { formatMoney, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { DealSums } from '#trade/DealSums.tsx';
import type { DealLine, DealOffer } from '../deal.ts';
import { unbroken } from '../unbroken.ts';
import { useQuantity } from '../use-quantity.ts';
import type { OfferHistoryLabels } from './OfferHistory.labels.ts';

interface OfferHistoryLinesProps {
  /** The offer. */
  offer: DealOffer;
  /** The words of the history. */
  words: OfferHistoryLabels;
}

const idOf = ({ id }: DealLine) => id;

/** What is offered, and what it adds up to. Where there is no room for columns, a line says in words what they would. */
export function OfferHistoryLines({ offer: { lines, totals }, words }: OfferHistoryLinesProps) {
  const locale = useLocale();
  const write = useQuantity();
  const money = (amount: number) => unbroken(formatMoney(amount, locale));
  const detailsOf = ({ hsn, unit, priceBreaks = [] }: DealLine) =>
    [
      hsn && words.hsn(hsn),
      ...priceBreaks.map(({ from, price }) => words.priceBreak(write(from, unit).text, money(price))),
    ]
      .filter(Boolean)
      .join(' · ');
  const taxOf = ({ taxPercent }: DealLine) => words.tax(formatPercent(taxPercent, locale));

  const columns: TableProps<DealLine>['columns'] = [
    {
      key: 'description',
      header: words.item,
      render: (line) => (
        <div data-part="item">
          <span dir="auto">{line.description}</span>
          <span data-part="item-price">
            {words.times(write(line.quantity, line.unit).text, money(line.unitPrice))} · {taxOf(line)}
          </span>
          {detailsOf(line) && <span data-part="item-details">{detailsOf(line)}</span>}
        </div>
      ),
    },
    {
      key: 'quantity',
      header: words.quantity,
      align: 'end',
      render: ({ quantity, unit }) => write(quantity, unit).text,
    },
    {
      key: 'unitPrice',
      header: words.unitPrice,
      align: 'end',
      render: (line) => (
        <>
          {money(line.unitPrice)}
          <span data-part="item-tax">{taxOf(line)}</span>
        </>
      ),
    },
    { key: 'amount', header: words.amount, align: 'end', render: ({ amount }) => money(amount) },
  ];
  return (
    <div data-part="lines">
      <Table caption={words.lines} captionVisibility="hidden" rows={lines} rowKey={idOf} columns={columns} />
      <DealSums
        sums={[
          { name: words.goods, amount: totals.goods },
          { name: words.shipping, amount: totals.shipping },
          { name: words.taxes, amount: totals.tax },
        ]}
        total={{ name: words.total, amount: totals.total }}
      />
    </div>
  );
}
