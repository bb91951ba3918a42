'use client';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { priceLabels } from '#components/Price/Price.labels.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Table, type TableProps } from '#components/Table/Table.tsx';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { StockEditor } from '#trade/StockEditor/StockEditor.tsx';
import { inventoryColumns } from './inventory-columns.tsx';
import { inventoryTableLabels, type InventoryTableLabels } from './InventoryTable.labels.ts';
import { Root } from './InventoryTable.styles.ts';
import { InventoryTableActions } from './InventoryTableActions.tsx';
import { InventoryTableCards } from './InventoryTableCards.tsx';
import { InventoryTableSheet } from './InventoryTableSheet.tsx';
import { InventoryTableStock } from './InventoryTableStock.tsx';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

/** What the products can be sorted by. `listPrice` is before the discount. */
type InventorySortKey = 'name' | 'category' | 'listPrice' | 'discount' | 'stockQuantity' | 'sku';

/** The sort column and direction of the products. */
export interface InventorySort {
  /** The column. */
  key: InventorySortKey;
  /** From small to large, or from large to small. */
  direction: 'ascending' | 'descending';
}

export interface InventoryTableProps
  extends Omit<ComponentProps<'div'>, 'children'>, PagedListState, InventoryActions {
  /** The company's products, in the order they show: the caller sorts them. */
  products: readonly InventoryProduct[];
  /**
   * `table` is edited in its cells and needs 935 px for itself; `compact` has fewer columns and is edited in a sheet, from 600 px;
   * `cards` are for a phone, with the same sheet.
   * @default 'table'
   */
  layout?: 'table' | 'compact' | 'cards' | undefined;
  /**
   * The sort order; null for the newest first.
   * @default null
   */
  sort?: InventorySort | null | undefined;
  /** Called with the new sort order when a column header is pressed; with null for the newest first. */
  onSortChange?: ((sort: InventorySort | null) => void) | undefined;
  /**
   * The ids of the selected products; give `onSelectedIdsChange` with them.
   * @default []
   */
  selectedIds?: readonly string[] | undefined;
  /**
   * Called with the ids of all selected products. With it and `renderBulkActions` a table has checkboxes, and cards get
   * them by 'Select'.
   */
  onSelectedIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** What can be done with the selected products: BulkChange, of which cards take the layout `bar`. */
  renderBulkActions?: TableProps<InventoryProduct, string>['renderBulkActions'];
  /** Shown instead of an empty list. */
  emptyState?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<InventoryTableLabels> | undefined;
}

/** What is open above the list, and on which product. It stays known while it closes. */
interface Panel {
  kind: 'stock' | 'edit';
  id: string;
  isOpen: boolean;
}

/** How a stock is shown. */
interface StockOptions {
  size?: 'sm' | 'lg';
  isText?: boolean;
}

const noIds: readonly string[] = [];

/** The products that a company manages: to compare, to select, and to change in place. */
export function InventoryTable({
  products,
  layout = 'table',
  sort = null,
  onSortChange,
  selectedIds = noIds,
  onSelectedIdsChange,
  renderBulkActions,
  emptyState,
  state,
  onRetry,
  more,
  onLoadMore,
  productHref,
  onViewMore,
  editHref,
  onNavigate,
  onSave,
  onStockChange,
  onStockLog,
  onArchive,
  onRestore,
  labels,
  ...rest
}: InventoryTableProps) {
  const words = useLabels('InventoryTable', inventoryTableLabels, labels);
  const { off } = useLabels('Price', priceLabels);
  const locale = useLocale();
  const [panel, setPanel] = useState<Panel | null>(null);
  const hasSheets = layout !== 'table';
  const links = { productHref, onViewMore, editHref, onNavigate };

  const open = (kind: Panel['kind'], { id }: InventoryProduct, isOpen = true) =>
    setPanel({ kind, id, isOpen });
  const renderStock = (product: InventoryProduct, { size = 'sm', isText = false }: StockOptions = {}) => (
    <InventoryTableStock
      product={product}
      isOpen={!hasSheets && panel?.kind === 'stock' && panel.id === product.id ? panel.isOpen : null}
      onOpenChange={(isOpen) => open('stock', product, isOpen)}
      onStockChange={isText ? undefined : onStockChange}
      size={size}
      words={words}
    />
  );
  const renderActions = (product: InventoryProduct) => (
    <InventoryTableActions
      {...{ product, productHref, editHref, onNavigate, onStockLog, onArchive, onRestore, words }}
      onQuickEdit={hasSheets && onSave ? () => open('edit', product) : undefined}
      onStock={onStockChange && (() => open('stock', product))}
    />
  );

  const shown = hasSheets && panel && products.find(({ id }) => id === panel.id);
  return (
    <Root data-component="InventoryTable" data-layout={layout} {...rest}>
      <PagedList
        of={words.products}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        items={products.map(({ id }) => id)}
        emptyState={emptyState}
        skeleton={layout === 'cards' && <Skeleton shape="rect" height={88} />}
        renderList={(items) =>
          layout === 'cards' ? (
            <InventoryTableCards
              products={products}
              skeletons={state === 'loading' ? items : null}
              selectedIds={selectedIds}
              onSelectedIdsChange={onSelectedIdsChange}
              renderBulkActions={renderBulkActions}
              links={links}
              renderStock={(product, isText) => renderStock(product, { isText })}
              renderActions={renderActions}
              words={words}
            />
          ) : (
            <Table<InventoryProduct, string>
              caption={words.list}
              captionVisibility="hidden"
              columns={inventoryColumns({
                ...links,
                layout,
                hasTimes: products.some(({ updatedAt }) => updatedAt),
                renderStock,
                renderActions,
                onSave,
                words,
                writeOff: off,
                locale,
              })}
              rows={products}
              rowKey={({ id }) => id}
              sort={sort}
              onSortChange={(next) => onSortChange?.(next as InventorySort | null)}
              loading={state === 'loading'}
              {...(onSelectedIdsChange && {
                selectable: true,
                selectedKeys: selectedIds,
                onSelectedKeysChange: onSelectedIdsChange,
                renderBulkActions,
              })}
            />
          )
        }
      />
      {shown && panel.kind === 'edit' && onSave && (
        <InventoryTableSheet
          key={shown.id}
          product={shown}
          open={panel.isOpen}
          onClose={() => open('edit', shown, false)}
          onSave={onSave}
          stock={onStockChange && renderStock(shown, { size: 'lg' })}
          words={words}
        />
      )}
      {shown && panel.kind === 'stock' && onStockChange && (
        <StockEditor
          key={shown.id}
          layout="sheet"
          productName={shown.name}
          stockQuantity={shown.stockQuantity}
          unit={shown.unit}
          open={panel.isOpen}
          onOpenChange={(isOpen) => open('stock', shown, isOpen)}
          onSubmit={(change, reason) => onStockChange(shown, change, reason)}
        />
      )}
    </Root>
  );
}
