'use client';
import { Badge } from '#components/Badge/Badge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PagedList, type PagedListProps, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { Price } from '#components/Price/Price.tsx';
import { Table, type TableProps } from '#components/Table/Table.tsx';
import type { ProductActions, ProductSummary } from '#trade/ProductCard/ProductCard.tsx';

/** The fields of a product that the table shows. A product of the API has them. */
export interface InventoryProduct extends ProductSummary {
  /** The category. */
  category: string;
  /** The vendor's own number for it. */
  sku: string;
}

/** What the products can be sorted by. `listPrice` is before the discount. */
type InventorySortKey = 'name' | 'category' | 'listPrice' | 'discount' | 'stockQuantity' | 'sku';

/** The sort column and direction of the products. */
export interface InventorySort {
  /** The column. */
  key: InventorySortKey;
  /** From small to large, or from large to small. */
  direction: 'ascending' | 'descending';
}

export interface InventoryTableProps extends Pick<ProductActions, 'onViewMore'> {
  /** The company's products, in the order they show: the caller sorts them. */
  products: readonly InventoryProduct[];
  /**
   * The sort order; null for the newest first.
   * @default null
   */
  sort?: InventorySort | null | undefined;
  /** Called with the new sort order when a column header is pressed. */
  onSortChange?: ((sort: InventorySort) => void) | undefined;
  /** The address of a product. The names in the table are links to it. */
  productHref: (product: InventoryProduct) => string;
}

interface InventoryScreenTableProps
  extends InventoryTableProps, PagedListState, Pick<PagedListProps, 'emptyState'> {}

const columns = ({
  productHref,
  onViewMore,
}: Pick<InventoryTableProps, 'productHref' | 'onViewMore'>): TableProps<InventoryProduct>['columns'] => [
  {
    key: 'name',
    header: 'Product',
    sortable: true,
    width: '36%',
    render: (product) => (
      <Link
        variant="subtle"
        href={productHref(product)}
        {...(onViewMore && { onNavigate: () => onViewMore(product) })}
      >
        {product.name}
      </Link>
    ),
  },
  { key: 'category', header: 'Category', sortable: true },
  {
    key: 'listPrice',
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
    render: ({ discount = 0 }) => (discount > 0 ? `${discount}%` : '–'),
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

/** The products with their numbers. */
export function InventoryScreenTable({
  products,
  sort = null,
  onSortChange,
  productHref,
  onViewMore,
  ...list
}: InventoryScreenTableProps) {
  return (
    <PagedList
      of="products"
      {...list}
      items={products.map(({ id }) => id)}
      renderList={() => (
        <Table
          caption="Products"
          captionVisibility="hidden"
          columns={columns({ productHref, onViewMore })}
          rows={products}
          rowKey={({ id }) => id}
          sort={sort}
          onSortChange={(next) => next && onSortChange?.(next as InventorySort)}
          loading={list.state === 'loading'}
        />
      )}
      skeleton={null}
    />
  );
}
