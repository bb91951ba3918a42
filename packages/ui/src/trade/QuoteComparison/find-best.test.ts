import { expect, it } from 'vitest';
import { askedQuote, bharatQuote, expiredQuote, konarkQuote, nimbusQuote, quotes } from '#fixtures/quotes.ts';
import type { ComparedOffer, ComparedQuote } from './compared-quote.ts';
import { findBest, landedUnit } from './find-best.ts';

type Criterion = Parameters<ReturnType<typeof findBest>>[1];

const bestBy = (criterion: Criterion, among: readonly ComparedQuote[], isAtQuantity = false) => {
  const isBest = findBest(among, isAtQuantity);
  return among.filter((quote) => isBest(quote, criterion)).map(({ companyName }) => companyName);
};
const withOffer = (quote: ComparedQuote, facts: Partial<ComparedOffer>): ComparedQuote => ({
  ...quote,
  offer: { ...quote.offer!, ...facts },
});

it('finds the lowest prices, the shortest lead time and the latest last day, of all that are as good', () => {
  expect(bestBy('total', quotes)).toEqual([konarkQuote.companyName]);
  expect(bestBy('unitLanded', quotes)).toEqual([konarkQuote.companyName]);
  expect(bestBy('leadDays', quotes)).toEqual([nimbusQuote.companyName]);
  expect(bestBy('validUntil', quotes)).toEqual([bharatQuote.companyName, nimbusQuote.companyName]);
});

it.each(['declined', 'withdrawn', 'expired', 'closed', 'cancelled'] as const)(
  'finds no best among quotes that are %s',
  (status) => {
    expect(bestBy('total', [bharatQuote, nimbusQuote, { ...konarkQuote, status }])).toEqual([
      bharatQuote.companyName,
    ]);
  },
);

it('does not take what the client would pay for an offer', () => {
  const counter = withOffer(konarkQuote, { by: 'client' });
  expect(bestBy('total', [bharatQuote, nimbusQuote, counter])).toEqual([bharatQuote.companyName]);
});

it('finds none where there is no other to be better than', () => {
  expect(bestBy('total', [bharatQuote])).toEqual([]);
  expect(bestBy('total', [bharatQuote, { ...bharatQuote, id: 'q-same' }])).toEqual([]);
  expect(bestBy('total', [bharatQuote, askedQuote, expiredQuote])).toEqual([]);
  expect(bestBy('leadDays', [bharatQuote, withOffer(konarkQuote, { leadDays: null })])).toEqual([]);
});

it('leaves out what has no prices at the quantity', () => {
  const cheap = { ...withOffer(nimbusQuote, { total: 1 }), priceable: false };
  expect(bestBy('total', [bharatQuote, konarkQuote, cheap], true)).toEqual([konarkQuote.companyName]);
  expect(bestBy('total', [bharatQuote, konarkQuote, cheap])).toEqual([cheap.companyName]);
});

it('compares no landed prices of different units', () => {
  const inKilos = withOffer(konarkQuote, { lines: [{ ...konarkQuote.offer!.lines[0]!, unit: 'kg' }] });
  expect(landedUnit([bharatQuote, askedQuote, konarkQuote])).toBe('tonne');
  expect(landedUnit([bharatQuote, inKilos])).toBeUndefined();
  expect(bestBy('unitLanded', [bharatQuote, inKilos])).toEqual([]);
  expect(bestBy('total', [bharatQuote, inKilos])).toEqual([konarkQuote.companyName]);
});
