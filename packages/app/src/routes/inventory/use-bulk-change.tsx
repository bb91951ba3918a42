import type { BatchDone, BatchUndone, BulkChange as Change } from '@guildhall/contract';
import { changeByPercent, toPaise, toRupees } from '@guildhall/contract/money';
import type { InventoryNotice } from '@guildhall/ui/screens/inventory-screen';
import type { BulkProduct } from '@guildhall/ui/trade/bulk-change';
import { Suspense, useEffect, useState } from 'react';
import { useChangeProducts, useUndoBatch } from '#data/product-mutations.ts';
import { lazyComponent } from '#lib/lazy-component.ts';

const BulkChange = lazyComponent(() => import('@guildhall/ui/trade/bulk-change'), 'BulkChange');

/** A price changed by a percentage, as the server computes it. */
const priceAfter = (price: number, percent: number) => toRupees(changeByPercent(toPaise(price), percent));

/** What a change did, and how it is taken back; an undo has no `batchId`. */
type Done = BatchUndone & Partial<Pick<BatchDone, 'batchId'>>;

/**
 * Changes of the selected products of the inventory, and the notice that offers to take the last one back. On a phone
 * that takes the place of the selection.
 */
export function useBulkChange(
  products: readonly BulkProduct[],
  status: 'active' | 'archived',
  isPhone: boolean,
) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done>();
  const change = useChangeProducts();
  const undo = useUndoBatch();
  useEffect(() => BulkChange.preload(), []);

  const notice: InventoryNotice | null = done
    ? {
        message: done.message,
        leftOut: done.leftOut,
        ...(done.batchId && { onUndo: () => undo.mutate(done.batchId!, { onSuccess: setDone }) }),
        undoing: undo.isPending,
        onDismiss: () => setDone(undefined),
      }
    : null;
  const renderBulkActions = ({ keys: ids, clear }: { keys: readonly string[]; clear: () => void }) => {
    const apply = async (what: Change['change']) => {
      setDone(await change.mutateAsync({ ids: [...ids], change: what }));
      if (what.status !== undefined || isPhone) clear();
    };
    return (
      <Suspense>
        <BulkChange
          layout={isPhone ? 'bar' : 'row'}
          products={products.filter(({ id }) => ids.includes(id))}
          count={ids.length}
          priceAfter={priceAfter}
          onPricesChange={(pricePercent) => apply({ pricePercent })}
          onDiscountChange={(discount) => apply({ discount })}
          onArchive={status === 'active' ? () => void apply({ status: 'archived' }) : undefined}
          onRestore={status === 'archived' ? () => void apply({ status: 'active' }) : undefined}
          busy={change.isPending}
        />
      </Suspense>
    );
  };
  return {
    selection: { selectedIds, onSelectedIdsChange: setSelectedIds, renderBulkActions },
    notice,
    /** Says what taking back an import did. */
    announce: setDone,
  };
}
