'use client';
import { Heading } from '#components/Heading/Heading.tsx';
import { formatDayOf, formatMoney, formatOf, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { DealOffer } from '../deal.ts';
import { unbroken } from '../unbroken.ts';
import { useQuantity } from '../use-quantity.ts';
import { offerChanges, percentOfChange, type OfferChange } from './offer-changes.ts';
import type { OfferHistoryLabels } from './OfferHistory.labels.ts';

interface OfferHistoryChangesProps {
  /** The offer. */
  offer: DealOffer;
  /** The one before it. */
  before: DealOffer;
  /** The time zone of dates. */
  timeZone: string | undefined;
  /** The heading level of the title. */
  level: 4 | 5;
  /** The words of the history. */
  words: OfferHistoryLabels;
}

/** What differs in an offer from the one before, each in a sentence. */
export function OfferHistoryChanges({ offer, before, timeZone, level, words }: OfferHistoryChangesProps) {
  const locale = useLocale();
  const writeQuantity = useQuantity();
  const money = (amount: number) => unbroken(formatMoney(amount, locale));
  const percent = (share: number) => formatPercent(share, locale);
  const text = (value: string | undefined) => value || words.notStated;
  const days = (count: number | null) =>
    text(count === null ? undefined : words.days(writeQuantity(count).number, count));
  const day = (moment: string) => formatDayOf(new Date(moment), locale, { dateStyle: 'medium', timeZone });
  const difference = (from: number, to: number) => {
    const share = percentOfChange(from, to);
    if (share === null) return undefined;
    const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return formatOf(locale.locale, options).format(share / 100);
  };

  const write = (change: OfferChange): string => {
    if ('before' in change) return writeLineChange(change);
    switch (change.kind) {
      case 'total':
        return words.totalChange(money(change.from), money(change.to), difference(change.from, change.to));
      case 'shipping':
        return words.shippingChange(money(change.from), money(change.to));
      case 'shippingTax':
        return words.shippingTaxChange(percent(change.from), percent(change.to));
      case 'leadDays':
        return words.leadTimeChange(days(change.from), days(change.to));
      case 'validUntil':
        return words.validUntilChange(day(change.from), day(change.to));
      case 'terms':
        return words.termsChange;
      case 'added':
        return words.added(change.line.description);
      case 'removed':
        return words.removed(change.line.description);
    }
  };
  const writeLineChange = ({ kind, line, before: old }: Extract<OfferChange, { before: unknown }>) => {
    const name = line.description;
    switch (kind) {
      case 'description':
        return words.descriptionChange(old.description, name);
      case 'quantity':
        return words.quantityChange(
          name,
          writeQuantity(old.quantity, old.unit).text,
          writeQuantity(line.quantity, line.unit).text,
        );
      case 'unit':
        return words.unitChange(name, text(old.unit), text(line.unit));
      case 'unitPrice':
        return words.unitPriceChange(name, money(old.unitPrice), money(line.unitPrice));
      case 'taxPercent':
        return words.taxChange(name, percent(old.taxPercent), percent(line.taxPercent));
      case 'hsn':
        return words.hsnChange(name, text(old.hsn), text(line.hsn));
      case 'priceBreaks':
        return words.priceBreaksChange(name);
    }
  };

  const changes = offerChanges(offer, before);
  const nameBefore = before.by === 'vendor' ? words.offer : words.counterOffer;
  return (
    <section data-part="changes">
      {changes.length === 0 ? (
        <p data-part="unchanged">{words.unchanged(nameBefore(before.number))}</p>
      ) : (
        <>
          <Heading level={level} size="sm">
            {words.changes}
          </Heading>
          <ul data-part="change-list">
            {changes.map((change) => (
              <li key={`${change.kind} ${'line' in change ? change.line.id : ''}`} dir="auto">
                {write(change)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
