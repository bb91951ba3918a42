import { ApiError } from '@guildhall/api-client';
import type { Order } from '@guildhall/contract';

/** The lines of an order that fall short in stock, if that is why it could not be confirmed. */
export const shortfallIn = ({ lines }: Pick<Order, 'lines'>, error: unknown) =>
  error instanceof ApiError
    ? error.shortfall.flatMap(({ lineId, inStock }) =>
        lines
          .filter(({ id }) => id === lineId)
          .map(({ description, quantity, unit }) => ({ description, wanted: quantity, inStock, unit })),
      )
    : [];
