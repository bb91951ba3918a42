import { toOrder } from '#modules/orders/order.ts';
import { findOrdersOfQuotes } from '#modules/orders/queries.ts';
import { findQuotes } from '#modules/quotes/queries.ts';
import { toQuote } from '#modules/quotes/quote.ts';
import { idsOf, toItem, type Source } from './pages.ts';

/** Quotes of a page: each has many offers, each of many lines. */
const pageQuotes = 25;
/** Quotes whose orders are a page: an order has only the lines of the offer that was accepted. */
const pageOrders = 100;

/** The ids of quotes of both sides. */
async function* quoteIds(source: Source, limit: number) {
  yield* idsOf(source, 'quotes', 'client_id', limit);
  yield* idsOf(source, 'quotes', 'vendor_id', limit);
}

export async function* readQuotes(source: Source) {
  for await (const ids of quoteIds(source, pageQuotes))
    yield (await findQuotes(source.db, ids)).map((row) => toItem(toQuote(row, source.now())));
}

export async function* readOrders(source: Source) {
  for await (const ids of quoteIds(source, pageOrders))
    yield (await findOrdersOfQuotes(source.db, ids)).map(toOrder).map(toItem);
}
