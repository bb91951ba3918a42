'use client';
import type { ComponentProps } from 'react';
import { useLocale } from '#locale/use-locale.ts';
import { Root } from './Timeline.styles.ts';
import { groupByDay, wallClock, type TimelineEvent } from './group-by-day.ts';
import { checkValues } from '#lib/misuse.ts';

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What happened, in the order in which it is to be read: oldest first, as a rule. */
  events: readonly TimelineEvent[];
  /**
   * `current` draws the last event as an open ring and names it as the current step. `done` draws it like the others.
   * @default 'current'
   */
  lastEvent?: 'current' | 'done' | undefined;
  /**
   * The rank of the days in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The time zone: an IANA name such as 'Asia/Kolkata'. Give one where pages are rendered on a server, which may be in
   * another.
   * @default the reader's
   */
  timeZone?: string | undefined;
}

/** What happened to one thing, in order and by day. */
export function Timeline({
  events,
  lastEvent = 'current',
  headingLevel = 3,
  timeZone,
  ...rest
}: TimelineProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Timeline', 'events', events, ({ id }) => id);
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const clock = wallClock(locale, timeZone);
  const current = lastEvent === 'current' ? events.at(-1) : undefined;
  return (
    <Root data-component="Timeline" role="list" {...rest}>
      {groupByDay(events, clock).map((day) => (
        <li key={day.events[0]?.id} data-part="day">
          <Heading data-part="date">
            {/* A server may format the same moment a little differently. */}
            <time dateTime={day.date} suppressHydrationWarning>
              {day.name}
            </time>
          </Heading>
          <ol data-part="events">
            {day.events.map((event) => {
              return (
                <li
                  key={event.id}
                  data-part="event"
                  data-tone={event.tone ?? 'neutral'}
                  aria-current={event === current ? 'step' : undefined}
                >
                  <span data-part="marker" aria-hidden>
                    {event.icon}
                  </span>
                  <div data-part="content">
                    <p data-part="title">{event.title}</p>
                    <time data-part="time" dir="auto" dateTime={event.timestamp} suppressHydrationWarning>
                      {clock.time(event.timestamp)}
                    </time>
                    {event.description && <div data-part="description">{event.description}</div>}
                  </div>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </Root>
  );
}
