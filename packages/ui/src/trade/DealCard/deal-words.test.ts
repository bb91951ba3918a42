import { expect, it } from 'vitest';
import { dealCardLabels } from './DealCard.labels.ts';
import { expiryOf, timeAgo, waitsOf } from './deal-words.ts';

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

it.each([
  ['open', '2026-03-12T23:59:59', 'Expires today'],
  ['open', '2026-03-13T23:59:59', 'Expires tomorrow'],
  ['open', '2026-03-14T00:00:00', undefined],
  ['open', '2026-03-11T23:59:59', undefined],
  ['open', null, undefined],
  ['accepted', '2026-03-12T23:59:59', undefined],
] as const)('an offer of an %s quote that is valid until %s: %s', (status, validUntil, expected) => {
  expect(expiryOf({ status, validUntil }, now, dealCardLabels)).toBe(expected);
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
