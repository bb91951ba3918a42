'use client';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import { OwnProductsEmptyState } from '#trade/ProductCard/OwnProductsEmptyState.tsx';
import { ProductGrid } from '#trade/ProductCard/ProductGrid.tsx';
import { Root } from './InventoryScreen.styles.ts';
import { InventoryScreenTable, type InventoryTableProps } from './InventoryScreenTable.tsx';

export interface InventoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, PagedListState, InventoryTableProps {
  /**
   * Whether the products are shown in a table, or as cards where there is no space for a table.
   * @default 'table'
   */
  layout?: 'table' | 'cards';
  /** Shows 'Add a product' and is called by it. */
  onAdd?: (() => void) | undefined;
}

/** All products of one company, which manages them here. It belongs inside AppShell. */
export function InventoryScreen({
  layout = 'table',
  products,
  state,
  onRetry,
  more,
  onLoadMore,
  sort,
  onSortChange,
  productHref,
  onViewMore,
  onAdd,
  ...rest
}: InventoryScreenProps) {
  const list = {
    products,
    state,
    onRetry,
    more,
    onLoadMore,
    onViewMore,
    emptyState: <OwnProductsEmptyState />,
  };
  return (
    <Root data-component="InventoryScreen" {...rest}>
      <PageHeader
        title="Inventory"
        description="What your company offers on Guildhall."
        actions={onAdd && <Button onClick={onAdd}>Add a product</Button>}
      />
      {layout === 'table' ? (
        <InventoryScreenTable {...list} sort={sort} onSortChange={onSortChange} productHref={productHref} />
      ) : (
        <ProductGrid {...list} />
      )}
    </Root>
  );
}
