import type { Product } from '@guildhall/contract';
import { whoMay } from '@guildhall/contract/rights';
import { InventoryScreen } from '@guildhall/ui/screens/inventory-screen';
import type { SaveInventoryChanges } from '@guildhall/ui/trade/inventory-table';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useChangeStock,
  useExportProducts,
  useSetProductStatus,
  useShowProduct,
  useUpdateProduct,
} from '#data/product-mutations.ts';
import { inventoryQuery } from '#data/products.ts';
import { readChoice, readFlag, readText } from '#lib/address-values.ts';
import { readInventorySort, writeInventorySort } from '#lib/inventory-sort.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { toaster } from '#lib/toasts.tsx';
import { useMediaQuery, useRoomForATable } from '#lib/use-media-query.ts';
import { download } from '#lib/download.ts';
import { useOnline } from '#lib/use-online.ts';
import { conflictOf } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { editProductPath } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useBulkChange } from './use-bulk-change.tsx';

const ImportProducts = lazyComponent(() => import('./import-products.tsx'), 'ImportProducts');
const AddPictures = lazyComponent(() => import('./add-pictures.tsx'), 'AddPictures');
const StockLogDrawer = lazyComponent(() => import('./stock-log-drawer.tsx'), 'StockLogDrawer');

/** The company's own products, in either mode: compared, changed in place, many at once, imported and exported. */
export function InventoryRoute() {
  usePageTitle('Inventory');
  const { id: vendorId } = useUser();
  const maySell = useMay('sell');
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const status = readChoice(params, 'status', ['archived']) ?? 'active';
  const low = readFlag(params, 'low');
  const q = readText(params);
  const set = (values: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(values))
          if (value) now.set(name, value);
          else now.delete(name);
        return now;
      },
      { replace: true },
    );
  // Below that the navigation leaves no room for cells to edit.
  const isWide = useMediaQuery('(width >= 1280px)');
  const hasRoomForATable = useRoomForATable();
  const layout = isWide ? 'table' : hasRoomForATable ? 'compact' : 'cards';
  const sort = readInventorySort(params);
  const { rows, list } = usePagedList(
    useInfiniteQuery({
      ...inventoryQuery(vendorId, {
        q,
        status,
        sort: writeInventorySort(sort) || 'newest',
        ...(low && status === 'active' && { low }),
      }),
      placeholderData: keepPreviousData,
    }),
  );

  const { add, dialog } = useProductAdding();
  const product = useAddressDialog('product');
  const update = useUpdateProduct();
  const show = useShowProduct();
  const changeStock = useChangeStock();
  const setStatus = useSetProductStatus();
  const exporting = useExportProducts();
  const bulk = useBulkChange(rows, status, layout === 'cards');
  const [open, setOpen] = useState<'import' | 'pictures'>();
  const [log, setLog] = useState<{ product: Product; open: boolean }>();

  const save: SaveInventoryChanges = async ({ id, version }, changes) => {
    try {
      await update.mutateAsync({ id, ...changes, ...(version !== undefined && { version }) });
    } catch (error) {
      const conflict = conflictOf<Product>(error);
      if (!conflict) throw error;
      show(conflict.current);
      return { current: conflict.current };
    }
  };
  const move = async (id: string, next: Product['status']) => {
    const { message } = await setStatus.mutateAsync({ id, status: next });
    const undo = () => setStatus.mutate({ id, status: next === 'active' ? 'archived' : 'active' });
    toaster.toast(message, { tone: 'positive', action: { label: 'Undo', onPress: undo } });
  };
  const writing = {
    ...bulk.selection,
    notice: bulk.notice,
    editHref: ({ id }: Pick<Product, 'id'>) => editProductPath(id),
    onSave: save,
    onStockChange: ({ id }: Pick<Product, 'id'>, change: object, reason: string) =>
      changeStock.mutateAsync({ id, ...change, reason }),
    onArchive: ({ id }: Pick<Product, 'id'>) => void move(id, 'archived').catch(() => {}),
    onRestore: ({ id }: Pick<Product, 'id'>) => void move(id, 'active').catch(() => {}),
    onAdd: add,
    onImport: () => setOpen('import'),
  };
  return (
    <>
      <InventoryScreen
        layout={layout}
        products={rows}
        {...list}
        query={q}
        onQueryChange={(text) => set({ q: text })}
        status={status}
        onStatusChange={(next) => set({ status: next === 'active' ? '' : next, low: '' })}
        low={low}
        onLowChange={(next) => set({ status: '', low: next ? 'true' : '' })}
        sort={sort}
        onSortChange={(next) => set({ sort: writeInventorySort(next) })}
        productHref={(row) => product.href(row.id)}
        onViewMore={(row) => product.open(row.id)}
        onNavigate={(href) => void navigate(href)}
        onStockLog={(row) => {
          const found = rows.find(({ id }) => id === row.id);
          if (found) setLog({ product: found, open: true });
        }}
        onExport={() => exporting.mutate(vendorId, { onSuccess: (csv) => download(csv, 'products.csv') })}
        exporting={exporting.isPending}
        offline={!isOnline}
        {...(maySell ? writing : { readOnlyReason: whoMay('sell') })}
      />
      {dialog}
      <Suspense>
        {log && (
          <StockLogDrawer
            product={log.product}
            open={log.open}
            onOpenChange={(isOpen) => setLog({ ...log, open: isOpen })}
          />
        )}
        {open === 'import' && (
          <ImportProducts
            onClose={() => setOpen(undefined)}
            onUndone={bulk.announce}
            onAddPictures={() => setOpen('pictures')}
          />
        )}
        {open === 'pictures' && <AddPictures vendorId={vendorId} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
