import type { Order, Product } from '@guildhall/contract';
import { newRequestFields, requestEstimateFields } from '@guildhall/contract/fields';
import type { CreateRequestValues } from '@guildhall/ui/trade/create-request-form';
import type { EstimateValues } from '@guildhall/ui/trade/estimate-form';
import type { useQuantity } from '@guildhall/ui/use-quantity';

type Ordered = Pick<Order, 'number' | 'deliveryPlace' | 'lines'>;

type WriteQuantity = ReturnType<typeof useQuantity>;

/** The product whose vendor is asked when an order is made again; undefined for one of services alone. */
export const productIdOf = ({ lines }: Pick<Order, 'lines'>): string | undefined =>
  lines.find(({ productId }) => productId !== null)?.productId ?? undefined;

/** Lines of text up to a length in characters; in place of what is too much it says how many more there are. */
export function fitLines(lines: readonly string[], maxLength: number): string {
  const begin = (count: number) => {
    const more = lines.length - count;
    const rest = more > 0 ? [`… and ${more} more ${more === 1 ? 'line' : 'lines'}`] : [];
    return [...lines.slice(0, count), ...rest].join('\n');
  };
  let count = lines.length;
  while (count > 0 && begin(count).length > maxLength) count -= 1;
  return begin(count);
}

const linesOf = ({ lines }: Ordered, write: WriteQuantity): string[] =>
  lines.map(({ quantity, unit, description }) => `${write(quantity, unit, true).text} ${description}`);

const placeOf = ({ deliveryPlace }: Ordered) => (deliveryPlace === '' ? {} : { deliveryPlace });

/**
 * What a request for an estimate of a product begins with when an order of it is made again; undefined when the order has
 * no line of it. The note names what the other fields do not say.
 */
export function estimateAgain(
  order: Ordered,
  { id, unit }: Pick<Product, 'id' | 'unit'>,
  write: WriteQuantity,
): Partial<EstimateValues> | undefined {
  const line = order.lines.find(({ productId }) => productId === id);
  if (!line) return undefined;
  // The vendor may have come to count the product in another unit.
  const isCountedSo = line.unit === unit;
  const { number } = order;
  const note =
    isCountedSo && order.lines.length === 1
      ? `Same as order ${number}.`
      : fitLines(
          [`Same as order ${number}:`, ...linesOf(order, write)],
          requestEstimateFields.note.maxLength,
        );
  return { ...(isCountedSo && { quantity: line.quantity }), ...placeOf(order), note };
}

/** What a request on the board begins with when an order is made again. Its number is for its two companies alone. */
export function requestAgain(order: Ordered, write: WriteQuantity): Partial<CreateRequestValues> {
  const [line, ...others] = order.lines;
  const isOnly = line !== undefined && others.length === 0;
  return {
    request: isOnly ? line.description : fitLines(linesOf(order, write), newRequestFields.request.maxLength),
    ...(isOnly && { quantity: line.quantity, unit: line.unit }),
    ...placeOf(order),
  };
}
