import { expect, it } from 'vitest';
import { defaultLocale } from '#locale/locale.ts';
import { dealCardLabels } from './DealCard.labels.ts';
import { deadlineOf, timeAgo, waitsOf } from './deal-words.ts';

const now = new Date('2026-03-12T11:30:00');

it.each([
  ['2026-03-12T11:30:40', 'now'],
  ['2026-03-12T11:29:30', 'now'],
  ['2026-03-12T11:29:00', '1 minute ago'],
  ['2026-03-12T10:31:00', '59 minutes ago'],
  ['2026-03-12T09:30:00', '2 hours ago'],
  ['2026-03-11T11:30:00', 'yesterday'],
  ['2026-03-05T11:31:00', '6 days ago'],
  ['2026-03-05T11:30:00', '5 Mar 2026'],
])('%s is %s', (moment, expected) => {
  expect(timeAgo(new Date(moment), now, 'en-IN')).toBe(expected);
});

const context = { now, locale: defaultLocale, words: dealCardLabels };

it.each([
  ['open', '2026-03-12T23:59:59', 'Expires today', 'soon'],
  ['open', '2026-03-13T23:59:59', 'Expires tomorrow', 'soon'],
  ['open', '2026-03-14T00:00:00', 'Valid until 14 Mar', 'later'],
  ['open', '2026-03-11T23:59:59', undefined, undefined],
  ['open', null, undefined, undefined],
  ['expired', '2026-03-11T23:59:59', undefined, undefined],
  ['accepted', '2026-03-12T23:59:59', undefined, undefined],
] as const)('an offer of an %s quote that is valid until %s: %s', (status, validUntil, text, urgency) => {
  expect(deadlineOf({ status, validUntil }, context)).toEqual(text && { text, urgency });
});

it.each([
  ['2025-08-31T23:59:59', 'Overdue since 31 Aug 2025', 'overdue'],
  ['2026-03-11T00:00:00', 'Overdue since 11 Mar', 'overdue'],
  ['2026-03-12T00:00:00', 'To ship today', 'soon'],
  ['2026-03-13T23:59:59', 'To ship tomorrow', 'soon'],
  ['2026-03-14T00:00:00', 'To ship by 14 Mar', 'later'],
  [null, undefined, undefined],
] as const)('an order that is to be shipped by %s: %s', (shipBy, text, urgency) => {
  const order = { status: 'placed', validUntil: '2026-03-20T23:59:59', shipBy } as const;
  expect(deadlineOf(order, context)).toEqual(text && { text, urgency });
});

it.each([
  ['Asia/Kolkata', '2026-03-12T18:29:59Z', 'To ship today'],
  ['Asia/Kolkata', '2026-03-12T18:30:00Z', 'Overdue since 12 Mar'],
  ['UTC', '2026-03-12T23:59:59Z', 'To ship today'],
  ['UTC', '2026-03-13T00:00:00Z', 'Overdue since 12 Mar'],
])('the day ends at midnight in %s: at %s it is %s', (timeZone, at, expected) => {
  const order = { status: 'placed', validUntil: null, shipBy: '2026-03-12T10:00:00Z' } as const;
  expect(deadlineOf(order, { ...context, timeZone, now: new Date(at) })?.text).toBe(expected);
});

it.each([
  ['client', 'open', 'client', 'Your turn: reply'],
  ['vendor', 'expired', 'vendor', 'Your turn: renew'],
  ['vendor', 'placed', 'vendor', 'Your turn: confirm'],
  ['vendor', 'confirmed', 'vendor', 'Your turn: ship'],
  ['vendor', 'dispatched', 'vendor', 'Your turn: ship'],
  ['client', 'dispatched', 'client', 'Your turn: mark as delivered'],
  ['client', 'delivered', 'client', 'Your turn: complete'],
  ['client', 'placed', 'vendor', 'Waiting for Meridian Steel'],
  ['client', 'completed', null, undefined],
] as const)('to the %s of an %s deal that waits for the %s: %s', (side, status, waitsFor, expected) => {
  expect(waitsOf({ side, status, waitsFor, companyName: 'Meridian Steel' }, dealCardLabels)).toBe(expected);
});
