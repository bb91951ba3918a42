'use client';
import { FileText, Handshake, Inbox, MessageSquare, Undo2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { TimelineEvent } from '#components/Timeline/group-by-day.ts';
import { Timeline } from '#components/Timeline/Timeline.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { FileOpeningProps } from '../attached-file.ts';
import type { DealNote, DealOffer, DealParty, QuoteStatus } from '../deal.ts';
import type { OfferHistoryEvent } from './offer-history-event.ts';
import { offerHistoryLabels, type OfferHistoryLabels } from './OfferHistory.labels.ts';
import { Root } from './OfferHistory.styles.ts';
import { OfferHistoryOffer } from './OfferHistoryOffer.tsx';

export interface OfferHistoryProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<PagedListState, 'state' | 'onRetry'>,
    FileOpeningProps {
  /** All offers by ascending number. */
  offers: readonly DealOffer[];
  /**
   * What both sides wrote.
   * @default []
   */
  notes?: readonly DealNote[] | undefined;
  /**
   * What began and ended the negotiation.
   * @default []
   */
  events?: readonly OfferHistoryEvent[] | undefined;
  /** The side of the reader, whose company is 'You'. */
  viewer: DealParty;
  /** The names of the two companies. */
  names: Readonly<Record<DealParty, string>>;
  /**
   * Where the negotiation stands. When it is `expired`, the last offer of the vendor says since when.
   * @default 'open'
   */
  status?: QuoteStatus | undefined;
  /**
   * The number of the offer that the reader has just asked to see, or has just made: it opens, those before it close, and
   * its name is scrolled to and has the focus.
   */
  shownOffer?: number | undefined;
  /** Below the list: a NoteForm. */
  composer?: ReactNode;
  /**
   * The heading level of the days; the names of offers are one below.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /**
   * The time zone: an IANA name such as 'Asia/Kolkata'.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<OfferHistoryLabels> | undefined;
}

const noNotes: readonly DealNote[] = [];
const noEvents: readonly OfferHistoryEvent[] = [];

const icons: Record<OfferHistoryEvent['kind'], ReactNode> = {
  requested: <Inbox />,
  declined: <X />,
  withdrawn: <Undo2 />,
  accepted: <Handshake />,
};
const tones: Partial<Record<OfferHistoryEvent['kind'], TimelineEvent['tone']>> = {
  declined: 'critical',
  accepted: 'positive',
};

/** A whole negotiation by time: offers with what changed in each, notes, and how it ended. */
export function OfferHistory({
  offers,
  notes = noNotes,
  events = noEvents,
  viewer,
  names,
  status = 'open',
  onFileOpen,
  onLoadPicture,
  pendingFileId,
  shownOffer,
  composer,
  headingLevel = 3,
  timeZone,
  state,
  onRetry,
  labels,
  ...rest
}: OfferHistoryProps) {
  const words = useLabels('OfferHistory', offerHistoryLabels, labels);
  const companyOf = (party: DealParty) => (party === viewer ? undefined : names[party]);
  // A member may be named as its company is.
  const memberOf = (party: DealParty, name: string) =>
    name !== names[party] && <bdi data-part="member">{name}</bdi>;
  const titleOf = (party: DealParty, memberName: string) => (
    <>
      <bdi>{companyOf(party) ?? words.you}</bdi> {memberOf(party, memberName)}
    </>
  );
  const lastOfVendor = offers.findLast(({ by }) => by === 'vendor');

  const entries: TimelineEvent[] = [
    ...events.map(({ id, kind, by, memberName, reason, at }) => ({
      id,
      timestamp: at,
      icon: icons[kind],
      tone: tones[kind] ?? 'neutral',
      title: (
        <>
          {words[kind](companyOf(by))} {memberOf(by, memberName)}
        </>
      ),
      description: reason && (
        <p data-part="reason" dir="auto">
          {reason}
        </p>
      ),
    })),
    ...offers.map((offer, index) => ({
      id: `offer-${offer.number}`,
      timestamp: offer.at,
      icon: <FileText />,
      tone: 'accent' as const,
      title: titleOf(offer.by, offer.memberName),
      description: (
        <OfferHistoryOffer
          // Each begins anew: open or closed.
          key={shownOffer}
          offer={offer}
          before={offers[index - 1]}
          isNewest={index === offers.length - 1}
          isShown={offer.number === shownOffer}
          isExpired={status === 'expired' && offer === lastOfVendor}
          timeZone={timeZone}
          level={headingLevel === 2 ? 3 : 4}
          {...{ onFileOpen, onLoadPicture, pendingFileId }}
          words={words}
        />
      ),
    })),
    ...notes.map(({ id, by, memberName, text, at }) => ({
      id,
      timestamp: at,
      icon: <MessageSquare />,
      title: titleOf(by, memberName),
      description: (
        <p data-part="note" dir="auto">
          {text}
        </p>
      ),
    })),
  ].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));

  return (
    <Root data-component="OfferHistory" {...rest}>
      <PagedList
        of={words.entries}
        state={state}
        onRetry={onRetry}
        items={entries.map(({ id }) => id)}
        skeleton={
          <div data-part="skeleton">
            <Skeleton width="12rem" />
            <Skeleton width="min(24rem, 100%)" height="3rem" shape="rect" />
          </div>
        }
        renderList={(items) =>
          state === 'loading' ? (
            items.slice(0, 3)
          ) : (
            <Timeline
              aria-label={words.list}
              headingLevel={headingLevel}
              lastEvent="done"
              events={entries}
              {...(timeZone && { timeZone })}
            />
          )
        }
        emptyState={
          <EmptyState icon={<FileText />} headingLevel={3} title={words.none} description={words.noneHint} />
        }
      />
      {composer && <div data-part="composer">{composer}</div>}
    </Root>
  );
}
