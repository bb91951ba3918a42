import { daysAgo } from '#lib/days-ago.ts';
import { formatDayOf } from '#locale/format.ts';
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

/** That the last offer ends today or tomorrow; undefined while there is more time, and once it is over. */
export function expiryOf(
  { status, validUntil }: Pick<DealSummary, 'status' | 'validUntil'>,
  now: Date,
  words: Pick<DealCardLabels, 'expiresToday' | 'expiresTomorrow'>,
): string | undefined {
  if (status !== 'open' || validUntil === null) return undefined;
  const days = -daysAgo(new Date(validUntil), now);
  if (days === 0) return words.expiresToday;
  return days === 1 ? words.expiresTomorrow : undefined;
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
