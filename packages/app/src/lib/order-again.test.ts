import type { Order } from '@guildhall/contract';
import { describe, expect, it } from 'vitest';
import { estimateAgain, fitLines, productIdOf, requestAgain } from './order-again.ts';

const cutting = { productId: null, description: 'Cutting to length', quantity: 1, unit: 'lot' };
const angle = { productId: 'p1', description: 'MS angle 50 x 50', quantity: 40, unit: 'piece' };
const product = { id: 'p1', unit: 'piece' };
const orderOf = (...lines: (typeof cutting | typeof angle)[]) =>
  ({ number: 'GH-2026-7GPJDKRK', deliveryPlace: 'Pune', lines }) as unknown as Order;
const write = (quantity: number, unit?: string, saysPieces = false) => {
  const shown = unit === 'piece' && !saysPieces ? undefined : `${unit}${quantity === 1 ? '' : 's'}`;
  return { number: `${quantity}`, unit: shown, text: shown ? `${quantity} ${shown}` : `${quantity}` };
};

describe('an order made again', () => {
  it('asks for the product of its first line that has one', () => {
    expect(productIdOf(orderOf(cutting, angle))).toBe('p1');
    expect(productIdOf(orderOf(cutting))).toBeUndefined();
  });

  it('asks for the same quantity at the same place', () => {
    expect(estimateAgain(orderOf(angle), product, write)).toEqual({
      quantity: 40,
      deliveryPlace: 'Pune',
      note: 'Same as order GH-2026-7GPJDKRK.',
    });
  });

  it('names all its lines when there are several', () => {
    expect(estimateAgain(orderOf(cutting, angle), product, write)).toEqual({
      quantity: 40,
      deliveryPlace: 'Pune',
      note: 'Same as order GH-2026-7GPJDKRK:\n1 lot Cutting to length\n40 pieces MS angle 50 x 50',
    });
  });

  it('leaves the quantity to the client when the product is counted otherwise by now', () => {
    expect(estimateAgain(orderOf(angle), { id: 'p1', unit: 'tonne' }, write)).toEqual({
      deliveryPlace: 'Pune',
      note: 'Same as order GH-2026-7GPJDKRK:\n40 pieces MS angle 50 x 50',
    });
  });

  it('says no place when it had none, and nothing about a product that it does not have', () => {
    const order = { ...orderOf(angle), deliveryPlace: '' };
    expect(estimateAgain(order, product, write)).not.toHaveProperty('deliveryPlace');
    expect(requestAgain(order, write)).not.toHaveProperty('deliveryPlace');
    expect(estimateAgain(order, { ...product, id: 'p2' }, write)).toBeUndefined();
  });

  it('keeps a long note and a long requirement within their limits', () => {
    const wordy = { ...cutting, description: 'C'.repeat(300) };
    const long = orderOf(angle, ...Array.from({ length: 49 }, () => wordy));
    const note = estimateAgain(long, product, write)!.note!;
    expect(note.length).toBeLessThanOrEqual(2000);
    expect(note).toMatch(/C\n… and 43 more lines$/);
    expect(requestAgain(long, write).request).toMatch(/C\n… and 33 more lines$/);
  });

  it('of services is a request for the only line, without the number of the order', () => {
    expect(requestAgain(orderOf(cutting), write)).toEqual({
      request: 'Cutting to length',
      quantity: 1,
      unit: 'lot',
      deliveryPlace: 'Pune',
    });
  });

  it('of several services is a request for all lines', () => {
    const bending = { ...cutting, description: 'Bending', quantity: 2, unit: 'day' };
    expect(requestAgain(orderOf(cutting, bending), write)).toEqual({
      request: '1 lot Cutting to length\n2 days Bending',
      deliveryPlace: 'Pune',
    });
  });
});

it.each([
  [['one', 'two', 'three'], 13, 'one\ntwo\nthree'],
  [['Angles', 'Beams', 'Channels and tubes'], 30, 'Angles\nBeams\n… and 1 more line'],
  [['Angles', 'Beams', 'Channels and tubes'], 26, 'Angles\n… and 2 more lines'],
])('%j within %i characters is %j', (lines, maxLength, expected) => {
  expect(fitLines(lines, maxLength)).toBe(expected);
});
