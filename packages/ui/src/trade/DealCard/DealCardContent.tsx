'use client';
import { useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { formatDayOf, formatMoney } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import type { DealSummary } from '../deal.ts';
import { useQuantity } from '../use-quantity.ts';
import { dealCardLabels, type DealCardLabels } from './DealCard.labels.ts';
import { Root } from './DealCard.styles.ts';
import { deadlineOf, timeAgo, waitsOf } from './deal-words.ts';

export interface DealCardContentProps extends Omit<EntityRootProps<'article'>, 'title'>, DealSummary {
  /**
   * `row` stands in a list from edge to edge; `card` has a frame of its own, for a conversation.
   * @default 'row'
   */
  variant?: 'row' | 'card' | undefined;
  /** The address of the deal. Makes the title a link, which the whole card then belongs to. */
  href?: string | undefined;
  /**
   * Called with the deal when it is pressed. Without `href` the title is a button; a link calls it on a plain click,
   * instead of the browser's own navigation.
   */
  onOpen?: ((deal: DealSummary) => void) | undefined;
  /**
   * Whether it is the deal that is open beside the list.
   * @default false
   */
  current?: boolean | undefined;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The current time. */
  now: Date;
  /**
   * The IANA name of the time zone whose days decide what is due today.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DealCardLabels> | undefined;
}

/** What a card shows. A list renders it with one clock for all of its rows. */
export function DealCardContent(props: DealCardContentProps) {
  const {
    id: _id,
    side,
    title,
    quantity,
    unit,
    companyName,
    companyId: _companyId,
    companyAvatar,
    status,
    waitsFor,
    total,
    validUntil,
    shipBy,
    orderNumber,
    updatedAt,
    variant = 'row',
    href,
    onOpen,
    current = false,
    headingLevel = 3,
    now,
    timeZone,
    labels,
    ...rest
  } = props;
  const words = useLabels('DealCard', dealCardLabels, labels);
  const locale = useLocale();
  const write = useQuantity();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const moment = new Date(updatedAt);
  const waits = waitsOf({ side, status, waitsFor, companyName }, words);
  const deadline = deadlineOf({ status, validUntil, shipBy }, { now, timeZone, locale, words });
  return (
    <Root
      data-component="DealCard"
      data-variant={variant}
      data-current={current ? '' : undefined}
      aria-labelledby={titleId}
      {...domProps(rest)}
    >
      <div data-part="body">
        <Avatar name={companyName} src={companyAvatar} />
        <Heading data-part="title" id={titleId} dir="auto">
          <Opener
            data-part="open"
            href={href}
            onOpen={onOpen && (() => onOpen(props))}
            aria-current={current ? 'page' : undefined}
          >
            {title}
          </Opener>
        </Heading>
        <DealStatusBadge status={status} />
        <p data-part="facts">
          <span data-part="side">{side === 'client' ? words.buying : words.selling}</span>
          <span data-part="company">
            <bdi>{companyName}</bdi>
          </span>
          {quantity !== null && <span data-part="fact">{write(quantity, unit, true).text}</span>}
          {orderNumber && <span data-part="order">{orderNumber}</span>}
        </p>
        {/* A server may be in another time zone, and renders a moment earlier. */}
        {deadline && (
          <span data-part="due" data-urgency={deadline.urgency} dir="auto" suppressHydrationWarning>
            {deadline.text}
          </span>
        )}
        <time
          data-part="time"
          dir="auto"
          dateTime={updatedAt}
          title={formatDayOf(moment, locale, { dateStyle: 'full', timeStyle: 'short' })}
          suppressHydrationWarning
        >
          {timeAgo(moment, now, locale.locale)}
        </time>
        <p data-part="waits" dir="auto" data-yours={waitsFor === side ? '' : undefined}>
          {waits}
        </p>
        <span data-part="total" data-none={total === null ? '' : undefined}>
          {total === null ? words.noOffer : formatMoney(total, locale)}
        </span>
      </div>
    </Root>
  );
}
