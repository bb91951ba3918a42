'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { useSubmittedQuery } from '#lib/use-submitted-query.ts';
import { useLabels } from '#locale/use-locale.ts';
import { InventoryTable, type InventoryTableProps } from '#trade/InventoryTable/InventoryTable.tsx';
import { inventoryOrders, orderOf, sortOf } from './inventory-orders.ts';
import { inventoryScreenLabels, type InventoryScreenLabels } from './InventoryScreen.labels.ts';
import { Root } from './InventoryScreen.styles.ts';
import { InventoryScreenEmpty } from './InventoryScreenEmpty.tsx';
import { InventoryScreenFiles } from './InventoryScreenFiles.tsx';
import { InventoryScreenNotice, type InventoryNotice } from './InventoryScreenNotice.tsx';

export interface InventoryScreenProps extends Omit<InventoryTableProps, 'emptyState' | 'labels'> {
  /** What was searched for. */
  query?: string | undefined;
  /** Shows the search box; called with its text on Enter, by its button, and with nothing when it is cleared. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Which products are shown.
   * @default 'active'
   */
  status?: 'active' | 'archived' | undefined;
  /** Shows the choice between active and archived, and is called with the one chosen, also in place of `low`. */
  onStatusChange?: ((status: 'active' | 'archived') => void) | undefined;
  /**
   * Whether only active products show that are low in stock.
   * @default false
   */
  low?: boolean | undefined;
  /** Adds those low in stock to that choice, and is called with true when they are chosen, with false to show all. */
  onLowChange?: ((low: boolean) => void) | undefined;
  /** Shows 'Add a Product' and is called by it. */
  onAdd?: (() => void) | undefined;
  /** Shows 'Import' and is called by it. */
  onImport?: (() => void) | undefined;
  /** Shows 'Export' and is called by it. */
  onExport?: (() => void) | undefined;
  /**
   * Whether the file of the export is being made.
   * @default false
   */
  exporting?: boolean | undefined;
  /** What the last change did, until it is dismissed. */
  notice?: InventoryNotice | null | undefined;
  /**
   * Whether there is no network, so that what shows may be outdated.
   * @default false
   */
  offline?: boolean | undefined;
  /** Why a member without the right changes nothing here: who may. */
  readOnlyReason?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<InventoryScreenLabels> | undefined;
}

/** All products of one company, which manages them here. It belongs inside AppShell. */
export function InventoryScreen({
  products,
  layout = 'table',
  state,
  onRetry,
  more,
  onLoadMore,
  sort,
  onSortChange,
  selectedIds,
  onSelectedIdsChange,
  renderBulkActions,
  productHref,
  onViewMore,
  editHref,
  onNavigate,
  onSave,
  onStockChange,
  onStockLog,
  onArchive,
  onRestore,
  query = '',
  onQueryChange,
  status = 'active',
  onStatusChange,
  low = false,
  onLowChange,
  onAdd,
  onImport,
  onExport,
  exporting = false,
  notice,
  offline = false,
  readOnlyReason,
  labels,
  ...rest
}: InventoryScreenProps) {
  const words = useLabels('InventoryScreen', inventoryScreenLabels, labels);
  const box = useSubmittedQuery(query, onQueryChange);
  const hasTools = onQueryChange || onStatusChange || onImport || onExport;
  const isLow = low && status === 'active';
  const isSortedHere = layout === 'cards' && onSortChange;
  // For fingers.
  const size = layout === 'cards' ? 'lg' : 'md';
  return (
    <Root data-component="InventoryScreen" {...rest}>
      <PageHeader
        title={words.title}
        actions={onAdd && <FloatingButton label={words.add} onClick={onAdd} />}
      />
      {(hasTools || isSortedHere) && (
        <div data-part="toolbar">
          {onQueryChange && (
            <SearchField label={words.search} size={size} placeholder={words.search} {...box} />
          )}
          {onStatusChange && (
            <SegmentedControl
              label={words.show}
              size={size}
              value={isLow ? 'low' : status}
              options={[
                { value: 'active', label: words.active },
                ...(onLowChange ? [{ value: 'low', label: words.low } as const] : []),
                { value: 'archived', label: words.archived },
              ]}
              onValueChange={(value) => (value === 'low' ? onLowChange?.(true) : onStatusChange(value))}
            />
          )}
          {isSortedHere && (
            <Select
              label={words.sort}
              hideLabel
              size={size}
              value={orderOf(sort)}
              options={inventoryOrders.map((value) => ({ value, label: words[value] }))}
              onValueChange={(order) => onSortChange(sortOf(order))}
            />
          )}
          {(onImport || onExport) && (
            <InventoryScreenFiles
              iconsOnly={layout === 'cards'}
              onImport={onImport}
              onExport={onExport}
              exporting={exporting}
              words={words}
            />
          )}
        </div>
      )}
      {(offline || readOnlyReason) && (
        <div data-part="note">
          {offline ? (
            <Alert tone="caution" live="polite">
              {words.offline}
            </Alert>
          ) : (
            <Alert live="off">{readOnlyReason}</Alert>
          )}
        </div>
      )}
      <InventoryTable
        products={products}
        layout={layout}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        sort={sort}
        onSortChange={onSortChange}
        selectedIds={selectedIds}
        onSelectedIdsChange={onSelectedIdsChange}
        renderBulkActions={renderBulkActions}
        productHref={productHref}
        onViewMore={onViewMore}
        editHref={editHref}
        onNavigate={onNavigate}
        onSave={onSave}
        onStockChange={onStockChange}
        onStockLog={onStockLog}
        onArchive={onArchive}
        onRestore={onRestore}
        emptyState={
          <InventoryScreenEmpty
            reason={query ? 'search' : isLow ? 'low' : status}
            onClear={onQueryChange && (() => onQueryChange(''))}
            onShowAll={onLowChange && (() => onLowChange(false))}
            onAdd={onAdd}
            onImport={onImport}
            words={words}
          />
        }
      />
      {notice && <InventoryScreenNotice {...notice} words={words} />}
    </Root>
  );
}
