import { expect, it } from 'vitest';
import { possibleOrderActions } from './possible-order-actions.ts';

it.each([
  ['placed', 0, ['confirm', 'cancel', 'paid', 'invoiceNumber'], ['cancel', 'clientReference']],
  ['confirmed', 0, ['ship', 'cancel', 'paid', 'invoiceNumber'], ['cancel', 'clientReference']],
  ['dispatched', 40, ['ship', 'deliver', 'paid', 'invoiceNumber'], ['deliver', 'clientReference', 'problem']],
  ['dispatched', 100, ['deliver', 'paid', 'invoiceNumber'], ['deliver', 'clientReference', 'problem']],
  ['delivered', 100, ['paid', 'invoiceNumber'], ['complete', 'reorder', 'clientReference', 'problem']],
  ['completed', 100, ['paid', 'invoiceNumber'], ['reorder', 'clientReference']],
  ['cancelled', 0, [], ['reorder']],
] as const)('of an order that is %s, with %d of 100 shipped', (status, shipped, vendor, client) => {
  const possible = (side: 'vendor' | 'client') => {
    const { marks, ...actions } = possibleOrderActions({ status, lines: [{ quantity: 100, shipped }] }, side);
    return [...Object.entries(actions).flatMap(([name, isPossible]) => (isPossible ? name : [])), ...marks];
  };
  expect({ vendor: possible('vendor'), client: possible('client') }).toEqual({ vendor, client });
});
