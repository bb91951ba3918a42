import { parseDate } from '@internationalized/date';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '#tokens/tokens.css';
import '#styles/reset.css';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { dayByKey, weeksOf } from './calendar-days.ts';
import { parseDateText, patternOf, writeDate } from './date-text.ts';
import { contract } from './DateField.contract.ts';
import { DateField } from './DateField.tsx';

describeConformance({
  contract,
  render: (props) => <DateField label="Date" {...props} />,
  examples: [
    <DateField
      key="all"
      label="Date"
      name="date"
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue="2026-06-05"
    />,
  ],
});

const words = { day: 'DD', month: 'MM', year: 'YYYY' };

it.each([
  ['en-IN', 'DD/MM/YYYY', '05/06/2026'],
  ['en-US', 'MM/DD/YYYY', '06/05/2026'],
  ['de-DE', 'DD.MM.YYYY', '05.06.2026'],
  ['sv-SE', 'YYYY-MM-DD', '2026-06-05'],
])('writes in %s as %s, and reads that back', (locale, pattern, text) => {
  expect(patternOf(locale, words)).toBe(pattern);
  expect(writeDate('2026-06-05', locale)).toBe(text);
  expect(parseDateText(text, locale)).toBe('2026-06-05');
  expect(parseDateText(text.replaceAll(/\D/g, ''), locale)).toBe('2026-06-05');
});

it.each([
  ['', ''],
  [' 5.6.26 ', '2026-06-05'],
  ['5 6 2026', '2026-06-05'],
  ['2026-6-5', '2026-06-05'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['31/13/2026', undefined],
  ['05062026', '2026-06-05'],
  [' 050626 ', '2026-06-05'],
  ['31022026', undefined],
  ['0506202', undefined],
  ['5/6', undefined],
  ['5/6/202', undefined],
  ['tomorrow', undefined],
])('reads %j as %s', (text, date) => {
  expect(parseDateText(text, 'en-IN')).toBe(date);
});

it('writes Arabic dates so that it reads them back', () => {
  expect(parseDateText(writeDate('2026-06-05', 'ar-EG'), 'ar-EG')).toBe('2026-06-05');
});

it('begins the week as the country does, and shows six', () => {
  const firstIn = (locale: string) => weeksOf(parseDate('2026-06-05'), locale)[0]![0]!.toString();
  expect([firstIn('de-DE'), firstIn('en-US')]).toEqual(['2026-06-01', '2026-05-31']);
  expect(weeksOf(parseDate('2026-02-01'), 'de-DE')).toHaveLength(6);
});

it.each([
  ['ArrowLeft', false, '2026-01-30'],
  ['ArrowRight', false, '2026-02-01'],
  ['Home', false, '2026-01-26'],
  ['End', false, '2026-02-01'],
  ['PageDown', false, '2026-02-28'],
  ['PageUp', true, '2025-01-31'],
  ['a', false, undefined],
])('moves by %s (Shift: %s) to %s', (key, shiftKey, date) => {
  const day = parseDate('2026-01-31');
  expect(dayByKey(day, { key, shiftKey }, { locale: 'de-DE', isRightToLeft: false })?.toString()).toBe(date);
});

it('mirrors the arrows from right to left', () => {
  const options = { locale: 'ar-EG', isRightToLeft: true };
  expect(dayByKey(parseDate('2026-01-31'), { key: 'ArrowLeft', shiftKey: false }, options)?.toString()).toBe(
    '2026-02-01',
  );
});

it('shows all weeks and weekdays beside a field in the middle of a small phone', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  const { container, root } = openRoot();
  container.style.paddingBlockStart = '270px';
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  root.render(
    <LocaleProvider locale="ar-EG">
      <DateField label="Date" />
    </LocaleProvider>,
  );
  await page.getByRole('button', { name: 'Open the calendar of Date' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const body = document.querySelector('[data-component="Popover"] > [data-part="body"]')!;
  await expect.poll(() => body.scrollHeight - body.clientHeight).toBe(0);
  const text = document.createRange();
  for (const head of document.querySelectorAll('[data-part="weekday"]')) {
    text.selectNodeContents(head);
    expect(text.getBoundingClientRect().width).toBeLessThan(36);
  }
});
