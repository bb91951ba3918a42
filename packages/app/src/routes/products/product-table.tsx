import { Badge } from '@guildhall/ui/badge';
import { Link } from '@guildhall/ui/link';
import { PagedList } from '@guildhall/ui/paged-list';
import { Price } from '@guildhall/ui/price';
import { Table, type TableProps, type TableSort } from '@guildhall/ui/table';
import type { Product } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { productsQuery } from '#data/products.ts';
import { dialogSearch, useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

interface ProductTableProps {
  /** Which products. */
  query: ReturnType<typeof productsQuery>;
  /** Stands in the place of a list without products. */
  emptyState: ReactNode;
}

/** Products by their figures. */
export function ProductTable({ query, emptyState }: ProductTableProps) {
  const { rows, list } = usePagedList(useInfiniteQuery(query));
  const [sort, setSort] = useState<TableSort | null>(null);
  const { search } = useLocation();
  const dialog = useAddressDialog('product');
  // The cheapest product may be on a page that is still to come, so what is sorted is there as a whole.
  useEffect(() => {
    if (sort && list.more === 'idle') void list.onLoadMore();
  });

  const columns: TableProps<Product>['columns'] = [
    {
      key: 'name',
      header: 'Product',
      sortable: true,
      width: '36%',
      render: ({ id, name }) => (
        <Link variant="subtle" href={dialogSearch(search, 'product', id)} onNavigate={() => dialog.open(id)}>
          {name}
        </Link>
      ),
    },
    { key: 'category', header: 'Category', sortable: true },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      sortable: true,
      render: ({ price }) => <Price price={price} size="sm" />,
    },
    {
      key: 'discount',
      header: 'Discount',
      align: 'end',
      sortable: true,
      render: ({ discount }) => (discount > 0 ? `${discount}%` : '–'),
    },
    {
      key: 'stockQuantity',
      header: 'Stock',
      align: 'end',
      sortable: true,
      render: ({ stockQuantity }) =>
        stockQuantity > 0 ? stockQuantity.toLocaleString('en') : <Badge tone="critical">Out of stock</Badge>,
    },
    {
      key: 'sku',
      header: 'SKU',
      sortable: true,
      render: ({ sku }) => <span style={{ whiteSpace: 'nowrap' }}>{sku}</span>,
    },
  ];

  return (
    <PagedList
      of="products"
      {...list}
      items={rows.map(({ id }) => id)}
      renderList={() => (
        <Table
          caption="Products"
          captionVisibility="hidden"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          onSortChange={setSort}
          loading={list.state === 'loading'}
        />
      )}
      skeleton={null}
      emptyState={emptyState}
    />
  );
}
