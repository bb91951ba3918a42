import { expect, it } from 'vitest';
import { canCancel, canReport, stepsOf } from './order-actions.ts';

const act = () => {};
const all = { onConfirm: act, onShip: act, onDelivered: act, onComplete: act, onReorder: act };
const line = (shipped: number) => [{ quantity: 100, shipped }];

it.each([
  ['placed', 0, ['confirm']],
  ['confirmed', 0, ['ship']],
  ['dispatched', 40, ['ship', 'deliver']],
  ['dispatched', 100, ['deliver']],
  ['delivered', 100, ['complete', 'reorder']],
  ['completed', 100, ['reorder']],
  ['cancelled', 0, ['reorder']],
] as const)('of an order that is %s, with %d of 100 shipped: %o', (status, shipped, expected) => {
  expect(stepsOf({ status, lines: line(shipped) }, all)).toEqual(expected);
});

it('offers nothing that the caller does not do', () => {
  expect(stepsOf({ status: 'dispatched', lines: line(40) }, { onDelivered: act })).toEqual(['deliver']);
  expect(stepsOf({ status: 'placed', lines: line(0) }, {})).toEqual([]);
});

const statuses = ['placed', 'confirmed', 'dispatched', 'delivered', 'completed', 'cancelled'] as const;

it('is cancelled before the first shipment, and has problems after it', () => {
  expect(statuses.filter(canCancel)).toEqual(['placed', 'confirmed']);
  expect(statuses.filter(canReport)).toEqual(['dispatched', 'delivered']);
});
