import type { ReactNode } from 'react';
import { daysAgo } from '#lib/days-ago.ts';
import { formatDayOf, formatTimeOf } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import { timeAgo } from '#trade/DealCard/deal-words.ts';
import type { MemberTableLabels } from './MemberTable.labels.ts';
import type { TeamRow } from './team-member.ts';

interface Context {
  /** The current time. */
  now: Date;
  locale: Pick<Locale, 'locale'>;
  words: MemberTableLabels;
}

/** A moment in words of one's own; the pointer shows it whole. A server may be in another time zone. */
const momentOf = (moment: string, text: string, { locale }: Context) => {
  const date = new Date(moment);
  return (
    <time
      data-part="time"
      dateTime={moment}
      title={`${formatDayOf(date, locale, { dateStyle: 'medium' })}, ${formatTimeOf(date, locale)}`}
      suppressHydrationWarning
    >
      {text}
    </time>
  );
};

/** Since when somebody is a member, or who invited them. `isTold` where the head of a column says what the day is. */
export function joinedOf(row: TeamRow, context: Context, isTold = false): ReactNode {
  const { words, locale } = context;
  if (row.kind === 'invitation') return words.invitedBy(row.invitation.invitedBy);
  const day = formatDayOf(new Date(row.member.joinedAt), locale, { dateStyle: 'medium' });
  return momentOf(row.member.joinedAt, isTold ? day : words.joinedOn(day), context);
}

/** When somebody last did something, or until when they can accept. */
export function activeOf(row: TeamRow, context: Context, isCard = false): ReactNode {
  const { now, words, locale } = context;
  if (row.kind === 'member') {
    const { lastActiveAt } = row.member;
    if (lastActiveAt === undefined) return null;
    if (lastActiveAt === null) return words.neverActive;
    const when = timeAgo(new Date(lastActiveAt), now, locale.locale);
    return momentOf(lastActiveAt, isCard ? words.active(when) : when, context);
  }
  const { expiresAt } = row.invitation;
  const end = new Date(expiresAt);
  const days = -daysAgo(end, now);
  const relative = new Intl.RelativeTimeFormat(locale.locale, { numeric: 'auto' });
  const text = end <= now ? words.expired : words.expires(relative.format(days, 'day'));
  const moment = momentOf(expiresAt, text, context);
  return days <= 1 ? <span data-part="soon">{moment}</span> : moment;
}
