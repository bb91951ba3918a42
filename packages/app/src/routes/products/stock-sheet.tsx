import type { Product } from '@guildhall/contract';
import { StockEditor } from '@guildhall/ui/trade/stock-editor';
import { useChangeStock } from '#data/product-mutations.ts';

interface StockSheetProps {
  product: Pick<Product, 'id' | 'name' | 'stockQuantity' | 'unit'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the stock of one of the company's products. */
export function StockSheet({ product: { id, name, stockQuantity, unit }, ...sheet }: StockSheetProps) {
  const changeStock = useChangeStock();
  return (
    <StockEditor
      layout="sheet"
      productName={name}
      stockQuantity={stockQuantity}
      unit={unit}
      {...sheet}
      onSubmit={(change, reason) => changeStock.mutateAsync({ id, ...change, reason })}
    />
  );
}
