'use client';
import { Fragment, type ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { daysUntil } from '#lib/days-ago.ts';
import { formatDayOf, formatMoney, formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Anchor } from '#navigation/Anchor.tsx';
import { dealCardLabels } from '#trade/DealCard/DealCard.labels.ts';
import { deadlineOf, waitsOf } from '#trade/DealCard/deal-words.ts';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import { quantityLabels } from '../quantity.labels.ts';
import { useQuantity } from '../use-quantity.ts';
import type { ComparedOffer, ComparedQuote } from './compared-quote.ts';
import { findBest, isEnded, pricedOffer } from './find-best.ts';
import type { QuoteComparisonLabels } from './QuoteComparison.labels.ts';

interface FactOptions {
  /** The quotes among which there is a best. */
  quotes: readonly ComparedQuote[];
  /** The quantity at which they are compared; null for what each vendor offered. */
  quantity: number | null;
  /** The unit of every landed price; undefined where they differ. */
  unit: string | undefined;
  neededBy: string | null;
  now: Date;
  /** The zone whose days count; undefined for the reader's own. */
  timeZone: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onAskQuantity: ((id: string) => void) | undefined;
  words: QuoteComparisonLabels;
}

/** What is said below a value. */
interface Note {
  text: ReactNode;
  tone?: 'accent' | 'positive' | 'caution' | 'critical' | undefined;
}

/** What a quote says about each fact, in a cell of the table as well as side by side. */
export type QuoteFacts = ReturnType<typeof useQuoteFacts>;

/** How to show the facts of a quote. Plain elements, for there are hundreds of them. */
export function useQuoteFacts({
  quotes,
  quantity,
  unit,
  neededBy,
  now,
  timeZone,
  onOpen,
  onAskQuantity,
  words,
}: FactOptions) {
  const dealWords = useLabels('DealCard', dealCardLabels);
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  const writeQuantity = useQuantity();
  const locale = useLocale();
  const isAtQuantity = quantity !== null;
  const isBest = findBest(quotes, isAtQuantity);
  // From today, for that is when an order would be placed.
  const daysLeft = neededBy === null ? null : daysUntil(neededBy, now, timeZone);

  const fact = (value: ReactNode, best = false, notes: readonly (Note | false)[] = []) => (
    <>
      <span data-part="value">{value}</span> {best && <span data-part="best">{words.best}</span>}
      {notes.map(
        (note) =>
          note && (
            <Fragment key={note.tone ?? ''}>
              {' '}
              {/* A server may be in another time zone. */}
              <span data-part="note" data-tone={note.tone} suppressHydrationWarning>
                {note.text}
              </span>
            </Fragment>
          ),
      )}
    </>
  );
  const sum = (pick: (offer: ComparedOffer) => number) => (quote: ComparedQuote) => {
    const offer = pricedOffer(quote, isAtQuantity);
    return offer && fact(formatMoney(pick(offer), locale));
  };
  const writeLine = ({ quantity: lineQuantity, unit: lineUnit }: ComparedOffer['lines'][number]) =>
    writeQuantity(lineQuantity, lineUnit, true).text;
  const offeredOf = ({ lines }: ComparedOffer) =>
    lines.length === 1 ? writeLine(lines[0]!) : words.lines(formatNumber(lines.length, locale), lines.length);

  return {
    company: ({
      id,
      companyName,
      companyAvatar,
      companyIndustry,
      companyLocation,
      connected,
      ...quote
    }: ComparedQuote) => (
      <span data-part="company" data-ended={isEnded(quote) ? '' : undefined}>
        <Avatar name={companyName} src={companyAvatar} />
        <span data-part="about">
          <Anchor data-part="open" href={quote.href} onNavigate={onOpen && (() => onOpen(id))}>
            <bdi>{companyName}</bdi>
          </Anchor>
          {[companyIndustry, companyLocation, connected && words.connected].map(
            (about) =>
              about && (
                <span key={about} data-part="about-company">
                  {' '}
                  <bdi>{about}</bdi>
                </span>
              ),
          )}
        </span>
      </span>
    ),
    total: (quote: ComparedQuote) => {
      const { offer } = quote;
      if (!offer) return <span data-part="none">{dealWords.noOffer}</span>;
      if (!pricedOffer(quote, isAtQuantity)) return <span data-part="none">{words.notForQuantity}</span>;
      return fact(formatMoney(offer.total, locale), isBest(quote, 'total'), [
        !isAtQuantity && { text: offeredOf(offer) },
        offer.by === 'client' && { text: words.yourCounterOffer, tone: 'accent' },
      ]);
    },
    goods: sum(({ goods }) => goods),
    shipping: sum(({ shipping }) => shipping),
    taxes: sum(({ tax }) => tax),
    unitLanded: (quote: ComparedQuote) => {
      const offer = pricedOffer(quote, isAtQuantity);
      const [line] = offer?.lines ?? [];
      return (
        offer?.unitLanded != null &&
        fact(formatMoney(offer.unitLanded, locale), isBest(quote, 'unitLanded'), [
          unit === undefined && line !== undefined && { text: words.perUnit(writeUnit(line.unit, 1)) },
        ])
      );
    },
    leadTime: (quote: ComparedQuote) => {
      const leadDays = quote.offer?.leadDays ?? null;
      if (leadDays === null) return null;
      const daysLate = daysLeft === null || isEnded(quote) ? null : leadDays - daysLeft;
      return fact(words.days(formatNumber(leadDays, locale), leadDays), isBest(quote, 'leadDays'), [
        daysLate !== null &&
          (daysLate > 0
            ? { text: words.late(formatNumber(daysLate, locale), daysLate), tone: 'critical' }
            : { text: words.onTime, tone: 'positive' }),
      ]);
    },
    validUntil: (quote: ComparedQuote) => {
      const validUntil = quote.offer?.validUntil ?? null;
      if (validUntil === null) return null;
      const day = formatDayOf(new Date(validUntil), locale, { dateStyle: 'medium', timeZone });
      const deadline = deadlineOf(
        { status: quote.status, validUntil },
        { now, timeZone, locale, words: dealWords },
      );
      return fact(
        // A server may be in another time zone.
        <time dateTime={validUntil} suppressHydrationWarning>
          {quote.status === 'expired' ? words.expired(day) : day}
        </time>,
        isBest(quote, 'validUntil'),
        [deadline?.urgency === 'soon' && { text: deadline.text, tone: 'caution' }],
      );
    },
    terms: ({ offer }: ComparedQuote) => offer?.terms && <span data-part="terms">{offer.terms}</span>,
    offered: ({ offer }: ComparedQuote) =>
      offer?.lines.map((line) => (
        <span key={line.id} data-part="line">
          {words.line(line.description, writeLine(line))}
        </span>
      )),
    status: (quote: ComparedQuote) => {
      const waits = waitsOf({ ...quote, side: 'client' }, dealWords);
      return (
        <span data-part="status">
          <DealStatusBadge status={quote.status} />
          {waits && (
            <span data-part="note" data-tone={quote.waitsFor === 'client' ? 'accent' : undefined}>
              {waits}
            </span>
          )}
        </span>
      );
    },
    view: ({ id, companyName, href }: ComparedQuote) => (
      <Link
        data-part="view"
        variant="secondary"
        size="sm"
        href={href}
        onNavigate={onOpen && (() => onOpen(id))}
        aria-label={words.viewOf(companyName)}
      >
        {words.view}
      </Link>
    ),
    ask: ({ id, companyName, status, offer, priceable = true }: ComparedQuote) => {
      const isOffered = offer?.lines.length === 1 && offer.lines[0]?.quantity === quantity;
      return (
        onAskQuantity &&
        isAtQuantity &&
        priceable &&
        offer &&
        status === 'open' &&
        !isOffered && (
          <Button
            data-part="ask"
            variant="ghost"
            size="sm"
            onClick={() => onAskQuantity(id)}
            aria-label={words.askOf(companyName)}
          >
            {words.ask}
          </Button>
        )
      );
    },
  };
}
