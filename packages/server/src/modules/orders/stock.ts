import type { Order } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database, StoredOrderLine } from '#db/schema.ts';
import { StockError } from '#http/errors.ts';
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

/** Changes the stock of products, and adds a line to the log of each. `changes` has the units that come in. */
async function changeStock(
  trx: Db,
  changes: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, number>,
  reason: string,
  { memberId, newId, at }: Change,
): Promise<void> {
  const changed = [...changes].filter(([, change]) => change !== 0);
  if (changed.length === 0) return;
  const ids = changed.map(([id]) => id);
  const quantities = changed.map(([id, change]) => stock.get(id)! + change);
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
  const log = changed.map(([productId, change], index) => ({
    id: newId(),
    productId,
    change,
    quantity: quantities[index]!,
  }));
  await insertStockChanges(trx, { memberId, reason, at }, log);
}

/** The units of each product that lines have taken, or order. */
function unitsOf(lines: readonly StoredOrderLine[], units: (line: StoredOrderLine) => number) {
  const sums = new Map<string, number>();
  for (const line of lines)
    if (line.productId !== null) sums.set(line.productId, (sums.get(line.productId) ?? 0) + units(line));
  return sums;
}

/**
 * Takes what an order needs from the stock of its products: of each line what there is, if `shipAnyway`. Returns the lines
 * with what was taken. Throws StockError, which names each line that falls short, with the order as it is.
 */
export async function takeStock(
  trx: Db,
  { number, lines }: Pick<LockedOrder, 'number' | 'lines'>,
  { shipAnyway, readCurrent, ...change }: Change & { shipAnyway: boolean; readCurrent: () => Promise<Order> },
): Promise<StoredOrderLine[]> {
  const stock = await lockStock(trx, lines);
  const left = new Map(stock);
  const errors: Record<string, string> = {};
  const taken = lines.map((line): StoredOrderLine => {
    const { productId, quantity } = line;
    const inStock = productId === null ? undefined : left.get(productId);
    if (productId === null || inStock === undefined) return line;
    const units = Math.min(quantity, inStock);
    left.set(productId, inStock - units);
    if (units < quantity)
      errors[`lines.${line.id}`] =
        `Only ${inStock} of ${line.description} are in stock, and ${quantity} are ordered.`;
    return { ...line, taken: units };
  });
  if (Object.keys(errors).length > 0 && !shipAnyway)
    throw new StockError(Object.values(errors).join(' '), await readCurrent(), errors);
  const out = [...unitsOf(taken, (line) => line.taken)].map(([id, units]) => [id, -units] as const);
  await changeStock(trx, new Map(out), stock, `Order ${number}`, change);
  return taken;
}

/** Gives back what a cancelled order has taken. Returns its lines. */
export async function returnStock(
  trx: Db,
  { number, lines }: Pick<LockedOrder, 'number' | 'lines'>,
  change: Change,
): Promise<StoredOrderLine[]> {
  const stock = await lockStock(trx, lines);
  const back = [...unitsOf(lines, (line) => line.taken)].filter(([id]) => stock.has(id));
  await changeStock(trx, new Map(back), stock, `Order ${number} cancelled`, change);
  return lines.map((line) => ({ ...line, taken: 0 }));
}
