import type { Product } from '@guildhall/contract';
import { Drawer } from '@guildhall/ui/drawer';
import { StockLog } from '@guildhall/ui/trade/stock-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { stockChangesQuery } from '#data/products.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

interface StockLogDrawerProps {
  product: Pick<Product, 'id' | 'name' | 'unit'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What has changed the stock of a product. */
export function StockLogDrawer({ product: { id, name, unit }, ...drawer }: StockLogDrawerProps) {
  const { rows, list } = usePagedList(useInfiniteQuery({ ...stockChangesQuery(id), enabled: drawer.open }));
  return (
    <Drawer title={`Stock log of ${name}`} {...drawer}>
      <StockLog entries={rows} unit={unit} {...list} />
    </Drawer>
  );
}
