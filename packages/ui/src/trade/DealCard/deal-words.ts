import { daysAgo } from '#lib/days-ago.ts';
import { formatDayOf, type Written } from '#locale/format.ts';
import type { DealSummary } from '../deal.ts';
import type { DealCardLabels } from './DealCard.labels.ts';

/** What waits for the reader or for the other company; undefined where nothing waits. */
export function waitsOf(
  { side, status, waitsFor, companyName }: Pick<DealSummary, 'side' | 'status' | 'waitsFor' | 'companyName'>,
  words: DealCardLabels,
): string | undefined {
  if (waitsFor === null) return undefined;
  if (waitsFor !== side) return words.waitingFor(companyName);
  if (status === 'expired') return words.yourTurnRenew;
  if (status === 'placed') return words.yourTurnConfirm;
  if (status === 'confirmed') return words.yourTurnShip;
  if (status === 'dispatched') return side === 'vendor' ? words.yourTurnShip : words.yourTurnReceive;
  if (status === 'delivered') return words.yourTurnComplete;
  return words.yourTurnReply;
}

/** By when an offer is to be accepted, or an order to be shipped. */
export interface DealDeadline {
  /** The deadline in words. */
  text: string;
  /** How much it matters: `soon` is today and tomorrow. */
  urgency: 'overdue' | 'soon' | 'later';
}

interface DeadlineContext {
  /** The current time. */
  now: Date;
  /** The IANA name of the time zone whose days count; undefined for the reader's own. */
  timeZone?: string | undefined;
  /** The locale of the date. */
  locale: Written;
  /** The words of the card. */
  words: DealCardLabels;
}

/** So many days from now there is no doubt of the year. */
const halfYear = 180;

/** The deadline of an order that is to be shipped, or of an open offer; undefined where there is none. */
export function deadlineOf(
  { status, validUntil, shipBy }: Pick<DealSummary, 'status' | 'validUntil' | 'shipBy'>,
  { now, timeZone, locale, words }: DeadlineContext,
): DealDeadline | undefined {
  const deadline = shipBy ?? (status === 'open' ? validUntil : null);
  if (deadline === null) return undefined;
  const moment = new Date(deadline);
  const days = -daysAgo(moment, now, timeZone);
  const date = formatDayOf(moment, locale, {
    day: 'numeric',
    month: 'short',
    ...(Math.abs(days) > halfYear && { year: 'numeric' }),
    timeZone,
  });
  const [today, tomorrow, later] = shipBy
    ? [words.shipToday, words.shipTomorrow, words.shipBy(date)]
    : [words.expiresToday, words.expiresTomorrow, words.validUntil(date)];
  if (days > 1) return { text: later, urgency: 'later' };
  if (days >= 0) return { text: days === 0 ? today : tomorrow, urgency: 'soon' };
  return shipBy ? { text: words.overdueSince(date), urgency: 'overdue' } : undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was: `now`, `2 hours ago`, `yesterday`; its date beyond a week. */
export function timeAgo(moment: Date, now: Date, locale: string): string {
  // The clocks of two machines differ a little: what just happened is not in the future.
  const ago = Math.max(now.getTime() - moment.getTime(), 0);
  if (ago >= 7 * day) return formatDayOf(moment, { locale }, { dateStyle: 'medium' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < minute) return relative.format(0, 'second');
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return relative.format(-Math.floor(ago / hour), 'hour');
  return relative.format(-Math.floor(ago / day), 'day');
}
