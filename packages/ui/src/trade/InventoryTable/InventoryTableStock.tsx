'use client';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { StockEditor } from '#trade/StockEditor/StockEditor.tsx';
import { useQuantity } from '../use-quantity.ts';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import { stockLevel, type InventoryActions, type InventoryProduct } from './inventory-product.ts';

interface InventoryTableStockProps extends Pick<InventoryActions, 'onStockChange'> {
  /** The product. */
  product: InventoryProduct;
  /** Whether the editor beside the number is open; null while it has never been, or is elsewhere. */
  isOpen: boolean | null;
  /** Called when the editor is to open or close. */
  onOpenChange: (open: boolean) => void;
  /**
   * The height of the button.
   * @default 'sm'
   */
  size?: 'sm' | 'lg' | undefined;
  /** The words of the table. */
  words: InventoryTableLabels;
}

/** The stock of a product: a button that changes it, or text where that may not be. */
export function InventoryTableStock({
  product,
  isOpen,
  onOpenChange,
  onStockChange,
  size = 'sm',
  words,
}: InventoryTableStockProps) {
  const write = useQuantity();
  const { name, stockQuantity, unit } = product;
  const level = stockLevel(product);
  const quantity = write(stockQuantity, unit).text;
  const content =
    level === 'out' ? (
      <Badge tone="critical">{words.outOfStock}</Badge>
    ) : (
      <>
        {level === 'low' && <Badge tone="caution">{words.low}</Badge>} {quantity}
      </>
    );
  if (!onStockChange) return <span data-part="stock">{content}</span>;
  const shown = level === 'out' ? words.outOfStock : quantity;
  const button = (
    <Button
      data-part="stock"
      variant={size === 'lg' ? 'secondary' : 'ghost'}
      size={size}
      // In a sheet about the product it says itself what it is.
      aria-label={
        size === 'lg' ? undefined : words.stockOf(name, level === 'low' ? `${words.low} ${shown}` : shown)
      }
      aria-haspopup="dialog"
      // Its popover opens it once there is one.
      {...(isOpen === null && { onClick: () => onOpenChange(true) })}
    >
      {size === 'lg' && <>{words.changeStock} </>}
      {content}
    </Button>
  );
  // A closed popover in each of many rows would take longer than the rows.
  return isOpen === null ? (
    button
  ) : (
    <StockEditor
      productName={name}
      stockQuantity={stockQuantity}
      unit={unit}
      trigger={button}
      open={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={(change, reason) => onStockChange(product, change, reason)}
    />
  );
}
