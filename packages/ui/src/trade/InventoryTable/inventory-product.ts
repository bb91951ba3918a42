import type { NavigateHandler } from '#navigation/navigate.ts';
import type { StockChange } from '#trade/StockEditor/stock-change.ts';

/** The fields of an own product that the inventory shows. A product of the API has them. */
export interface InventoryProduct {
  /** The product's id. */
  id: string;
  /** The name. */
  name: string;
  /** The category. */
  category: string;
  /** Before the discount, in the currency of the `LocaleProvider`. */
  price: number;
  /** Percent off. */
  discount?: number;
  /** How many there are. */
  stockQuantity: number;
  /** The vendor's own number for it. */
  sku: string;
  /** What is counted: `kg`. Pieces are shown as numbers alone. */
  unit?: string;
  /** At or below this the stock is low; null where it never is. */
  lowStock?: number | null;
  /** Addresses of pictures; the first shows. */
  images?: readonly string[];
  /** Whether it is offered or put away. */
  status?: 'active' | 'archived';
  /** When it was last changed: an ISO date and time. */
  updatedAt?: string;
  /** Counts its changes, so that the API knows which one a change is based on. */
  version?: number;
}

/** What can be changed without the editor. */
export type InventoryChanges = Partial<Pick<InventoryProduct, 'name' | 'price' | 'discount'>>;

/** Says that somebody else has changed the same fields meanwhile. */
export interface OutdatedProduct {
  /** The product as it is now. */
  current: InventoryProduct;
}

/**
 * Saves changes that are based on a product. It resolves with the present product where somebody else has changed the
 * same fields; 'Keep yours' then calls it again with that one. It rejects with an error whose message is shown.
 */
export type SaveInventoryChanges = (
  product: InventoryProduct,
  changes: InventoryChanges,
) => Promise<OutdatedProduct | void>;

/** What can be done with a product. Without its callback a control is not shown, so that a viewer only reads. */
export interface InventoryActions {
  /** The address of a product as clients see it. */
  productHref: (product: InventoryProduct) => string;
  /** Called by names that lead there, instead of the browser's own navigation. */
  onViewMore?: ((product: InventoryProduct) => void) | undefined;
  /** Called on a plain click on another link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** The address of a product's editor. Names and pictures lead there; without it to the product. */
  editHref?: ((product: InventoryProduct) => string) | undefined;
  /** Makes name, price and discount editable. */
  onSave?: SaveInventoryChanges | undefined;
  /** Makes the stock editable; see `onSubmit` of StockEditor. */
  onStockChange?:
    | ((product: InventoryProduct, change: StockChange, reason: string) => void | Promise<unknown>)
    | undefined;
  /** Called by 'Stock log'. */
  onStockLog?: ((product: InventoryProduct) => void) | undefined;
  /** Called by 'Archive', which active products have. */
  onArchive?: ((product: InventoryProduct) => void) | undefined;
  /** Called by 'Restore', which archived products have. */
  onRestore?: ((product: InventoryProduct) => void) | undefined;
}

/** Whether there is enough of a product. */
export function stockLevel({ stockQuantity, lowStock }: InventoryProduct): 'out' | 'low' | 'enough' {
  if (stockQuantity <= 0) return 'out';
  return typeof lowStock === 'number' && stockQuantity <= lowStock ? 'low' : 'enough';
}
