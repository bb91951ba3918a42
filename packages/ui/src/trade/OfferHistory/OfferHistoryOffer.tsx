'use client';
import { useEffect, useRef, useState } from 'react';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { formatDayOf, formatMoney } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { AttachmentList } from '#trade/AttachmentList/AttachmentList.tsx';
import type { AttachedFile, FileOpeningProps } from '../attached-file.ts';
import type { DealOffer } from '../deal.ts';
import { quantityLabels } from '../quantity.labels.ts';
import { useQuantity } from '../use-quantity.ts';
import type { OfferHistoryLabels } from './OfferHistory.labels.ts';
import { OfferHistoryChanges } from './OfferHistoryChanges.tsx';
import { OfferHistoryLines } from './OfferHistoryLines.tsx';

interface OfferHistoryOfferProps extends FileOpeningProps {
  /** The offer. */
  offer: DealOffer;
  /** The one before it; undefined for the first. */
  before: DealOffer | undefined;
  /** Whether it is the last one. */
  isNewest: boolean;
  /** Whether the reader has just asked for it: it then takes the focus. */
  isShown: boolean;
  /** Whether its last day is over. */
  isExpired: boolean;
  /** The time zone of dates. */
  timeZone: string | undefined;
  /** The heading level of its name. */
  level: 3 | 4;
  /** The words of the history. */
  words: OfferHistoryLabels;
}

const noFiles: readonly AttachedFile[] = [];

/** One offer with its terms, folded to its name and its total unless it was the newest when it first showed. */
export function OfferHistoryOffer({
  offer,
  before,
  isNewest,
  isShown,
  isExpired,
  timeZone,
  level,
  onFileOpen,
  onLoadPicture,
  pendingFileId,
  words,
}: OfferHistoryOfferProps) {
  const locale = useLocale();
  const write = useQuantity();
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  // One that somebody reads stays open when a newer one comes.
  const [wasNewest] = useState(isNewest);
  const ref = useRef<HTMLDivElement>(null);
  const [wasShown] = useState(isShown);
  useEffect(() => {
    if (!wasShown) return;
    const name = ref.current?.querySelector('summary');
    name?.focus({ preventScroll: true });
    name?.scrollIntoView();
  }, [wasShown]);
  const { number, by, lines, totals, leadDays, validUntil, terms, note, files = noFiles } = offer;
  const name = (by === 'vendor' ? words.offer : words.counterOffer)(number);
  const writeValidUntil = (moment: string) => {
    const day = formatDayOf(new Date(moment), locale, { dateStyle: 'medium', timeZone });
    return (
      // A server may be in another time zone.
      <time
        data-part="valid-until"
        data-expired={isExpired ? '' : undefined}
        dateTime={moment}
        suppressHydrationWarning
      >
        {isExpired ? words.expired(day) : day}
      </time>
    );
  };
  return (
    <Accordion
      ref={ref}
      headingLevel={level}
      items={[
        {
          value: name,
          title: name,
          meta: formatMoney(totals.total, locale),
          defaultOpen: wasNewest,
          content: (
            <div data-part="offer">
              {note && (
                <p data-part="note" dir="auto">
                  {note}
                </p>
              )}
              {before && (
                <OfferHistoryChanges
                  offer={offer}
                  before={before}
                  timeZone={timeZone}
                  level={level === 3 ? 4 : 5}
                  words={words}
                />
              )}
              <OfferHistoryLines offer={offer} words={words} />
              <DescriptionList
                layout="side-by-side"
                items={[
                  {
                    term: words.unitLanded(writeUnit(lines[0]?.unit ?? '', 1)),
                    description: totals.unitLanded !== null && formatMoney(totals.unitLanded, locale),
                  },
                  {
                    term: words.leadTime,
                    description: leadDays !== null && words.days(write(leadDays).number, leadDays),
                  },
                  { term: words.validUntil, description: validUntil && writeValidUntil(validUntil) },
                  { term: words.terms, description: terms },
                ]}
              />
              <AttachmentList
                files={files}
                onOpen={onFileOpen}
                onLoadPicture={onLoadPicture}
                pendingId={pendingFileId}
              />
            </div>
          ),
        },
      ]}
    />
  );
}
