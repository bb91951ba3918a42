import { toOrder } from '#modules/orders/order.ts';
import { findOrdersOfQuotes } from '#modules/orders/queries.ts';
import { findQuotes } from '#modules/quotes/queries.ts';
import { toQuote } from '#modules/quotes/quote.ts';
import { idsOf, toItem, type Source } from './pages.ts';

/** Quotes have many offers, each of many lines. */
const pageQuotes = 25;

/** The ids of quotes of both sides. */
async function* quoteIds(source: Source) {
  yield* idsOf(source, 'quotes', 'client_id', pageQuotes);
  yield* idsOf(source, 'quotes', 'vendor_id', pageQuotes);
}

export async function* readQuotes(source: Source) {
  for await (const ids of quoteIds(source))
    yield (await findQuotes(source.db, ids)).map((row) => toItem(toQuote(row, source.now())));
}

export async function* readOrders(source: Source) {
  for await (const ids of quoteIds(source))
    yield (await findOrdersOfQuotes(source.db, ids)).map(toOrder).map(toItem);
}
