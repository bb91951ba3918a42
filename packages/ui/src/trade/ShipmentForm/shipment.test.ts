import { expect, it } from 'vitest';
import { coilLine, fabricLine } from '#fixtures/orders.ts';
import { isLeft, leftOf, shipmentOf } from './shipment.ts';

it.each([
  [100, 40, 60],
  [100, 100, 0],
  [100, 120, 0],
  [0.3, 0.1, 0.2],
  [1250.5, 1250.499, 0.001],
])('of %d with %d shipped, %d are left', (quantity, shipped, left) => {
  expect(leftOf({ ...coilLine, quantity, shipped })).toBe(left);
  expect(isLeft({ ...coilLine, quantity, shipped })).toBe(left > 0);
});

it('leaves out what is not shipped and what is not said', () => {
  const texts = { carrier: '', tracking: '', note: '' };
  const lines = [coilLine, fabricLine];
  expect(shipmentOf({ ...texts, 'lines.l-coil': 0, 'lines.l-fabric': null }, lines)).toEqual({ lines: [] });
  expect(shipmentOf({ ...texts, carrier: 'VRL', 'lines.l-coil': 40, 'lines.l-fabric': 1.5 }, lines)).toEqual({
    lines: [
      { lineId: 'l-coil', quantity: 40 },
      { lineId: 'l-fabric', quantity: 1.5 },
    ],
    carrier: 'VRL',
  });
});
