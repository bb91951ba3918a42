'use client';
import { formatMoney, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { DealLine } from '../deal.ts';
import { unbroken } from '../unbroken.ts';
import { useQuantity } from '../use-quantity.ts';
import type { PurchaseOrderLabels } from './PurchaseOrder.labels.ts';

interface PurchaseOrderLinesProps {
  /** What is ordered. */
  lines: readonly DealLine[];
  /** The words of the document. */
  words: PurchaseOrderLabels;
}

/**
 * What is ordered. A table of its own rather than `Table`, which scrolls and sticks: on paper its head repeats on every
 * page, and where there is little room a line says in words what columns would.
 */
export function PurchaseOrderLines({ lines, words }: PurchaseOrderLinesProps) {
  const locale = useLocale();
  const write = useQuantity();
  return (
    <table data-part="lines" aria-label={words.lines}>
      <thead>
        <tr>
          <th scope="col">{words.description}</th>
          <th scope="col" data-part="wide">
            {words.hsn}
          </th>
          <th scope="col" data-part="wide" data-number="">
            {words.quantity}
          </th>
          <th scope="col" data-part="wide">
            {words.unit}
          </th>
          <th scope="col" data-part="wide" data-number="">
            {words.unitPrice}
          </th>
          <th scope="col" data-part="wide" data-number="">
            {words.tax}
          </th>
          <th scope="col" data-number="">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const quantity = write(line.quantity, line.unit, true);
          const price = formatMoney(line.unitPrice, locale);
          const tax = formatPercent(line.taxPercent, locale);
          const detail = [
            words.times(quantity.text, unbroken(price)),
            unbroken(words.taxOf(tax)),
            line.hsn && unbroken(words.hsnCode(line.hsn)),
          ];
          return (
            <tr key={line.id}>
              <th scope="row">
                <bdi>{line.description}</bdi>
                <span data-part="detail">{detail.filter(Boolean).join(' · ')}</span>
              </th>
              <td data-part="wide">{line.hsn}</td>
              <td data-part="wide" data-number="">
                {quantity.number}
              </td>
              <td data-part="wide">{quantity.unit}</td>
              <td data-part="wide" data-number="">
                {price}
              </td>
              <td data-part="wide" data-number="">
                {tax}
              </td>
              <td data-number="">{formatMoney(line.amount, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
