import type { LineShortfall, Order } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database, StoredOrderLine } from '#db/schema.ts';
import { StockError } from '#http/errors.ts';
import { are } from '#modules/are.ts';
import { insertStockChanges } from '#modules/products/stock.ts';
import type { LockedOrder } from './queries.ts';

type Db = Kysely<Database>;

/** Who changes the stock, and when. */
interface Change {
  memberId: string;
  newId: () => string;
  at: Date;
}

/** The stock of the products of lines, locked by ascending ids. */
async function lockStock(trx: Db, lines: readonly StoredOrderLine[]): Promise<Map<string, number>> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'stock_quantity as stock'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** What happens to the stock of products: the units that come in, negative for those that go out. */
export interface StockMove {
  /** The lines of the order after it. */
  lines: StoredOrderLine[];
  changes: ReadonlyMap<string, number>;
  reason: string;
}

type Ordered = Pick<LockedOrder, 'number' | 'lines'>;

/** The units by which the stock of each product changes, from what its lines had taken to what they have. */
function unitsBetween(
  before: readonly StoredOrderLine[],
  after: readonly StoredOrderLine[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [index, { productId, taken }] of after.entries()) {
    const units = before[index]!.taken - taken;
    if (productId !== null && units !== 0) sums.set(productId, (sums.get(productId) ?? 0) + units);
  }
  return sums;
}

/** Takes of each line what there is in stock. `shortfall` has each line that falls short. */
export function moveOut(
  { number, lines }: Ordered,
  stock: ReadonlyMap<string, number>,
): StockMove & { shortfall: LineShortfall[] } {
  const left = new Map(stock);
  const shortfall: LineShortfall[] = [];
  const taken = lines.map((line): StoredOrderLine => {
    const { productId, quantity } = line;
    const inStock = productId === null ? undefined : left.get(productId);
    if (productId === null || inStock === undefined) return line;
    const units = Math.min(quantity, inStock);
    left.set(productId, inStock - units);
    if (units < quantity) shortfall.push({ lineId: line.id, inStock });
    return { ...line, taken: units };
  });
  return { lines: taken, changes: unitsBetween(lines, taken), reason: `Order ${number}`, shortfall };
}

/** A sentence for each line that falls short, by its path. */
export const shortfallSentences = (
  { lines }: Ordered,
  shortfall: readonly LineShortfall[],
): Record<string, string> =>
  Object.fromEntries(
    shortfall.map(({ lineId, inStock }) => {
      const { description, quantity } = lines.find(({ id }) => id === lineId)!;
      return [
        `lines.${lineId}`,
        `Only ${inStock} of ${description} ${are(inStock)} in stock, and ${quantity} ${are(quantity)} ordered.`,
      ];
    }),
  );

/** The largest stock that its column holds. */
const maxStored = 2 ** 31 - 1;

/** Gives back what an order that has ended has taken and not shipped, of products that there still are. */
export function moveBack(
  { number, lines }: Ordered,
  stock: ReadonlyMap<string, number>,
  status: 'cancelled' | 'delivered',
): StockMove {
  const shipped = lines.map((line) => ({ ...line, taken: Math.min(line.taken, line.shipped) }));
  const changes = new Map(
    [...unitsBetween(lines, shipped)]
      .filter(([id]) => stock.has(id))
      .map(([id, units]) => [id, Math.min(units, maxStored - stock.get(id)!)]),
  );
  const reason = status === 'cancelled' ? `Order ${number} cancelled` : `Order ${number}`;
  return { lines: shipped, changes, reason };
}

/** The lines of the log that a move adds. */
export const toStockLog = (
  { changes }: Pick<StockMove, 'changes'>,
  stock: ReadonlyMap<string, number>,
  newId: () => string,
) =>
  [...changes].map(([productId, change]) => ({
    id: newId(),
    productId,
    change,
    quantity: stock.get(productId)! + change,
  }));

/** Changes the stock of products, and adds a line to the log of each. */
async function changeStock(
  trx: Db,
  move: StockMove,
  stock: ReadonlyMap<string, number>,
  { memberId, newId, at }: Change,
): Promise<void> {
  const log = toStockLog(move, stock, newId);
  if (log.length === 0) return;
  const ids = log.map(({ productId }) => productId);
  const quantities = log.map(({ quantity }) => quantity);
  await trx
    .updateTable('products')
    .from(
      sql<{ id: string; quantity: number }>`unnest(${ids}::uuid[], ${quantities}::int[])`.as<'counted'>(
        sql`counted(id, quantity)`,
      ),
    )
    .set((eb) => ({ stock_quantity: eb.ref('counted.quantity'), updated_at: at }))
    .whereRef('products.id', '=', 'counted.id')
    .execute();
  await insertStockChanges(trx, { memberId, reason: move.reason, at }, log);
}

/**
 * Takes what an order needs from the stock of its products: of each line what there is, if `shipAnyway`. Returns the lines
 * with what was taken. Throws StockError, which names each line that falls short, with the order as it is.
 */
export async function takeStock(
  trx: Db,
  order: Ordered,
  { shipAnyway, readCurrent, ...change }: Change & { shipAnyway: boolean; readCurrent: () => Promise<Order> },
): Promise<StoredOrderLine[]> {
  const stock = await lockStock(trx, order.lines);
  const { shortfall, ...move } = moveOut(order, stock);
  if (shortfall.length > 0 && !shipAnyway) {
    const sentences = shortfallSentences(order, shortfall);
    throw new StockError(Object.values(sentences).join(' '), await readCurrent(), sentences, shortfall);
  }
  await changeStock(trx, move, stock, change);
  return move.lines;
}

/** Gives back what a cancelled or delivered order has taken and not shipped. Returns its lines. */
export async function returnStock(
  trx: Db,
  order: Ordered,
  { status, ...change }: Change & { status: 'cancelled' | 'delivered' },
): Promise<StoredOrderLine[]> {
  const stock = await lockStock(trx, order.lines);
  const move = moveBack(order, stock, status);
  await changeStock(trx, move, stock, change);
  return move.lines;
}
