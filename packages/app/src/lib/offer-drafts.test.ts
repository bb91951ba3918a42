import type { Offer } from '@guildhall/contract';
import { expect, it } from 'vitest';
import { lastDayAhead } from './offer-drafts.ts';

const terms = {
  memberName: '',
  lines: [],
  shipping: 0,
  shippingTaxPercent: 18,
  leadDays: null,
  terms: '',
  note: '',
  files: [],
  totals: { goods: 0, tax: 0, shipping: 0, total: 0, unitLanded: null },
  at: '2026-11-20T06:30:00.000Z',
};
const offered: Offer = { ...terms, number: 1, by: 'vendor', validUntil: '2026-12-15T18:29:59.000Z' };
const countered: Offer = { ...terms, number: 2, by: 'client', validUntil: null };

it.each([
  ['while it is ahead', [offered, countered], '2026-12-15T18:29:58.000Z', '2026-12-15'],
  ['not once it is over', [offered, countered], '2026-12-15T18:29:59.000Z', ''],
  ['if there is one', [countered], '2026-12-15T18:29:58.000Z', ''],
])("the last day of the vendor's offer is found %s", (_when, offers, now, day) => {
  expect(lastDayAhead(offers, 'Asia/Kolkata', new Date(now))).toBe(day);
});
