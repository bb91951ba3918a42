import type { OrderCompany, OrderTax } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';

/** A GSTIN begins with the code of its state. */
const stateOf = ({ gstin }: OrderCompany): string => gstin.slice(0, 2);

/**
 * What the tax of an order is made of: halves for the union and the state when both companies are of one state, and else
 * one tax. Without both states it cannot be told.
 *
 * @param tax in paise.
 */
export function taxesOf(
  tax: number,
  { client, vendor }: Record<'client' | 'vendor', OrderCompany>,
): OrderTax[] {
  const [from, to] = [stateOf(vendor), stateOf(client)];
  const half = Math.floor(tax / 2);
  const parts: [OrderTax['name'], number][] =
    from === '' || to === ''
      ? [['GST', tax]]
      : from === to
        ? // An odd paisa is the union's.
          [
            ['CGST', tax - half],
            ['SGST', half],
          ]
        : [['IGST', tax]];
  return parts.map(([name, amount]) => ({ name, amount: toRupees(amount) }));
}
