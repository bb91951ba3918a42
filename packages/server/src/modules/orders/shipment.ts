import type { NewShipment } from '@guildhall/contract';
import type { StoredOrderLine } from '#db/schema.ts';
import { BadRequestError } from '#http/errors.ts';
import { are } from '#modules/are.ts';

/** Quantities have three decimals: whole thousandths compare without binary fractions. */
const thousandths = (quantity: number) => Math.round(quantity * 1000);

const restOf = ({ quantity, shipped }: StoredOrderLine) =>
  (thousandths(quantity) - thousandths(shipped)) / 1000;

/** Whether nothing of an order is left to ship. */
export const isShipped = (lines: readonly StoredOrderLine[]): boolean =>
  lines.every((line) => restOf(line) <= 0);

/** What a shipment holds: the given lines, or all that is left. Throws BadRequestError for more than is left. */
export function shipmentOf(
  lines: readonly StoredOrderLine[],
  { lines: asked }: NewShipment,
): { lineId: string; quantity: number }[] {
  if (!asked)
    return lines
      .map((line) => ({ lineId: line.id, quantity: restOf(line) }))
      .filter(({ quantity }) => quantity > 0);
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of asked.entries()) {
    const at = `shipment.lines.${index}`;
    const line = lines.find(({ id }) => id === lineId);
    if (!line || seen.has(lineId))
      errors[`${at}.lineId`] = 'The order has no such line, or it is here twice.';
    else if (quantity > restOf(line))
      errors[`${at}.quantity`] = `Only ${restOf(line)} ${are(restOf(line))} left to ship.`;
    else if (line.productId !== null && !Number.isInteger(quantity))
      errors[`${at}.quantity`] = 'The quantity of a product must be whole.';
    seen.add(lineId);
  }
  if (Object.keys(errors).length > 0) throw new BadRequestError(errors);
  return [...asked];
}

/** The lines of an order after a shipment. */
export function afterShipment(
  lines: readonly StoredOrderLine[],
  shipment: readonly { lineId: string; quantity: number }[],
): StoredOrderLine[] {
  const shippedNow = new Map(shipment.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.map((line) => ({
    ...line,
    shipped: (thousandths(line.shipped) + thousandths(shippedNow.get(line.id) ?? 0)) / 1000,
  }));
}
