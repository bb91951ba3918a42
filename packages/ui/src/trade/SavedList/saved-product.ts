import { discountedPrice } from '#components/Price/money.ts';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import type { ProductSummary } from '#trade/ProductCard/product-summary.ts';

/** A product that is saved for later, with what it was then. */
export interface SavedProduct extends ProductSummary {
  /** The price after the discount when it was saved. Without it nothing is said of the price. */
  savedPrice?: number | undefined;
  /** The stock when it was saved. Without it nothing is said of the stock. */
  savedStock?: number | undefined;
  /**
   * Whether its vendor still offers it. Of an archived one only the name shows.
   * @default 'active'
   */
  status?: 'active' | 'archived' | undefined;
}

/** Saved products in each of a list's states. */
export interface SavedProducts extends PagedListState {
  /** The products, in the order they show. */
  products: readonly SavedProduct[];
}

/** What has changed since a product was saved. */
export interface SavedChange {
  /** Whether it is no longer offered; nothing else counts then. */
  gone: boolean;
  /** By how many percent the price has changed, below 0 if it fell; at least 1 % either way, else 0. */
  percent: number;
  /** Whether there was some and is none, or the other way round. */
  stock: 'ran-out' | 'back' | 'same';
}

const unchanged: SavedChange = { gone: false, percent: 0, stock: 'same' };

/** A change of less than 1 % is written as 1 %: a price that moved is never said to be the same. */
const percentOf = (now: number, before: number) => {
  if (now === before || before <= 0) return 0;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? Math.sign(now - before) : percent;
};

/** Compares a product with what it was when it was saved. */
export function savedChange({
  price,
  discount = 0,
  stockQuantity,
  savedPrice,
  savedStock,
  status,
}: SavedProduct): SavedChange {
  if (status === 'archived') return { ...unchanged, gone: true };
  const wasThere = savedStock === undefined ? undefined : savedStock > 0;
  const isThere = stockQuantity > 0;
  return {
    gone: false,
    percent: savedPrice === undefined ? 0 : percentOf(discountedPrice(price, discount), savedPrice),
    stock: wasThere === undefined || wasThere === isThere ? 'same' : isThere ? 'back' : 'ran-out',
  };
}
