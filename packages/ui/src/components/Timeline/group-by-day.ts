import type { ReactNode } from 'react';

/** Something that happened. */
export interface TimelineEvent {
  /** Its id. */
  id: string;
  /** When: an ISO date and time. */
  timestamp: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** More about it, or what one can do about it. */
  description?: ReactNode;
  /** An icon from `lucide-react`. It is decoration; without one there is a dot. */
  icon?: ReactNode;
  /**
   * What the colour adds to the words.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
}

/** The events of one day. */
interface TimelineDay {
  /** The day in words. */
  name: string;
  /** The day for machines: '2026-03-12'. */
  date: string;
  events: TimelineEvent[];
}

/** Formats moments as local days and times. Without a time zone it is the reader's own. */
export function wallClock(locale: string, timeZone: string | undefined) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const date = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return {
    /** The day in words. */
    day: (moment: string) => day.format(new Date(moment)),
    /** The time of day. */
    time: (moment: string) => time.format(new Date(moment)),
    /** The day for machines: '2026-03-12'. */
    date: (moment: string) => {
      const parts = date.formatToParts(new Date(moment));
      return ['year', 'month', 'day']
        .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
        .join('-');
    },
  };
}

/** Groups events by their local day. They keep their order. */
export function groupByDay(
  events: readonly TimelineEvent[],
  { day, date }: ReturnType<typeof wallClock>,
): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.date === date(event.timestamp)) last.events.push(event);
    else days.push({ date: date(event.timestamp), name: day(event.timestamp), events: [event] });
  }
  return days;
}
