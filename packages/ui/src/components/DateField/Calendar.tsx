'use client';
import { getLocalTimeZone, parseDate, today, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { readDirection } from '#lib/use-direction.ts';
import { formatDate } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { dayByKey, weeksOf, yearsWithin } from './calendar-days.ts';
import { CalendarFrame } from './Calendar.styles.ts';
import type { DateFieldLabels } from './DateField.labels.ts';
import type { Days } from './days.ts';

interface CalendarProps {
  /** The day that is chosen; empty for none. */
  value: string;
  /** The first day that can be chosen; empty for none. */
  min: string;
  /** The last day that can be chosen; empty for none. */
  max: string;
  /** Whether a day between them cannot be chosen. */
  isDateUnavailable: ((date: string) => boolean) | undefined;
  /** Days that are marked as belonging together. */
  range: Days | undefined;
  /** The words of the field. */
  words: DateFieldLabels;
  /** Called with the day that was chosen. */
  onChoose: (date: string) => void;
}

/** One month as a grid, in which the arrow keys move. It takes the focus when it appears. */
export function Calendar({ value, min, max, isDateUnavailable, range, words, onChoose }: CalendarProps) {
  const { locale } = useLocale();
  const headingId = useId();
  const gridRef = useRef<HTMLTableElement>(null);
  const now = today(getLocalTimeZone());
  const canChoose = (date: string) =>
    date >= min && (max === '' || date <= max) && !isDateUnavailable?.(date);
  const bounded = (date: CalendarDate) => {
    if (date.toString() < min) return parseDate(min);
    return max !== '' && date.toString() > max ? parseDate(max) : date;
  };
  const [current, setCurrent] = useState(() => bounded(value ? parseDate(value) : now));
  const weeks = weeksOf(current, locale);
  const writeWeekdays = (weekday: 'long' | 'short' | 'narrow') =>
    weeks[0]!.map((day) => formatDate(day.toString(), { locale }, { weekday }));
  const names = writeWeekdays('long');
  const short = writeWeekdays('short');
  // In Arabic the short names are the long ones, wider than a day.
  const heads = short.some((name) => name.length > 4) ? writeWeekdays('narrow') : short;
  const focusCurrent = () =>
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  useEffect(focusCurrent, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = readDirection(event.currentTarget) === 'rtl';
    const day = dayByKey(current, event, { locale, isRightToLeft });
    if (!day) return;
    event.preventDefault();
    flushSync(() => setCurrent(bounded(day)));
    focusCurrent();
  };
  const years = yearsWithin(min, max, current.year);
  const pages = [
    { label: words.previousMonth, icon: <ChevronLeft />, to: current.subtract({ months: 1 }) },
    { label: words.nextMonth, icon: <ChevronRight />, to: current.add({ months: 1 }) },
  ].map(({ to, ...page }) => ({ ...page, to: bounded(to) }));

  return (
    <CalendarFrame data-part="calendar">
      <div data-part="month">
        <span data-part="caption" id={headingId} aria-live="polite">
          {formatDate(current.toString(), { locale }, { month: 'long', year: 'numeric' })}
        </span>
        <span data-part="month-name" aria-hidden>
          {formatDate(current.toString(), { locale }, { month: 'long' })}
        </span>
        <select
          data-part="year"
          aria-label={words.chooseYear}
          value={current.year}
          onChange={(event) => setCurrent(bounded(current.set({ year: Number(event.target.value) })))}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {formatDate(`${year}-01-01`, { locale }, { year: 'numeric' })}
            </option>
          ))}
        </select>
        {pages.map(({ label, icon, to }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            aria-disabled={to.month === current.month || undefined}
            onClick={() => setCurrent(to)}
          />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern makes a table one control. */}
      <table data-part="days" role="grid" aria-labelledby={headingId} ref={gridRef} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={name} data-part="weekday" scope="col" abbr={name}>
                {heads[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.toString()}>
              {week.map((day) => {
                const date = day.toString();
                const isInRange = range && range.from <= date && date <= range.to;
                return (
                  <td key={date} aria-selected={date === value}>
                    <button
                      data-part="day"
                      data-other-month={day.month === current.month ? undefined : ''}
                      data-in-range={isInRange ? '' : undefined}
                      type="button"
                      tabIndex={date === current.toString() ? 0 : -1}
                      aria-label={formatDate(date, { locale }, { dateStyle: 'full' })}
                      aria-current={date === now.toString() ? 'date' : undefined}
                      aria-pressed={date === value}
                      aria-disabled={!canChoose(date) || undefined}
                      onClick={() => {
                        if (canChoose(date)) onChoose(date);
                      }}
                    >
                      {formatDate(date, { locale }, { day: 'numeric' })}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </CalendarFrame>
  );
}
