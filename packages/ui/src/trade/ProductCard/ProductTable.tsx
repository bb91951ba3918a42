'use client';
import { Bookmark, MessageSquareQuote, Pencil } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ImageCarouselPicture } from '#components/ImageCarousel/ImageCarouselPicture.tsx';
import { Price } from '#components/Price/Price.tsx';
import { Table, type TableProps } from '#components/Table/Table.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import { useQuantity, writtenUnit } from '../use-quantity.ts';
import { estimateLabel } from './estimate-label.ts';
import { productCardLabels, type ProductCardLabels } from './ProductCard.labels.ts';
import { Root } from './ProductTable.styles.ts';
import type { ProductActions, ProductLinks, ProductSummary } from './product-summary.ts';

interface ProductTableProps extends ProductActions, ProductLinks {
  /** The products, in the order they show. */
  products: readonly ProductSummary[];
  /** The ids of those that the company has saved for later. */
  savedIds: readonly string[];
  /** The id of the company, whose own products can be edited, and neither saved nor asked for. */
  ownId?: string | undefined;
  /** Whether skeleton rows stand for the products. */
  loading: boolean;
}

type ColumnOptions = Omit<ProductTableProps, 'products' | 'loading'>;

const columnsOf = (
  { savedIds, ownId, productHref, vendorHref, ...actions }: ColumnOptions,
  words: ProductCardLabels,
  quantity: ReturnType<typeof useQuantity>,
): TableProps<ProductSummary>['columns'] => {
  const { onViewMore, onVendorOpen, onSave, onRequestEstimate, onEdit, estimates } = actions;
  const facts: TableProps<ProductSummary>['columns'] = [
    {
      key: 'name',
      header: words.product,
      width: '30%',
      render: (product) => (
        <span data-part="product">
          <ImageCarouselPicture
            key={product.images?.[0]}
            src={product.images?.[0]}
            alt=""
            sizes="4rem"
            labels={{ noPicture: '' }}
          />
          <Opener
            data-part="open"
            href={productHref?.(product)}
            onOpen={onViewMore && (() => onViewMore(product))}
          >
            {product.name}
          </Opener>
        </span>
      ),
    },
    {
      key: 'price',
      header: words.price,
      align: 'end',
      render: ({ price, discount = 0, unit }) => {
        const shown = writtenUnit(unit);
        return (
          <span data-part="price">
            <Price price={price} discount={discount} size="sm" />
            {shown && <span data-part="unit">{words.per(shown)}</span>}
          </span>
        );
      },
    },
    {
      key: 'minimumOrder',
      header: words.minimum,
      align: 'end',
      render: ({ minimumOrder = 1, unit }) => quantity(minimumOrder, unit).text,
    },
    {
      key: 'stockQuantity',
      header: words.stock,
      align: 'end',
      render: ({ stockQuantity, unit }) =>
        stockQuantity > 0 ? quantity(stockQuantity, unit).text : words.outOfStock,
    },
    {
      key: 'vendorName',
      header: words.vendor,
      render: (product) => (
        <Opener
          data-part="open"
          href={vendorHref?.(product)}
          onOpen={onVendorOpen && (() => onVendorOpen(product))}
        >
          {product.vendorName}
        </Opener>
      ),
    },
  ];
  if (!onSave && !onRequestEstimate && !onEdit) return facts;
  return [
    ...facts,
    {
      key: 'actions',
      header: words.actions,
      align: 'end',
      render: (product) => {
        const isSaved = savedIds.includes(product.id);
        const buttons =
          product.vendorId === ownId
            ? [{ label: words.edit, icon: <Pencil />, onPress: onEdit }]
            : [
                {
                  label: estimateLabel(words, estimates?.[product.id]),
                  icon: <MessageSquareQuote />,
                  onPress: onRequestEstimate,
                },
                {
                  label: isSaved ? words.saved : words.save,
                  icon: <Bookmark fill={isSaved ? 'currentColor' : 'none'} />,
                  onPress: onSave,
                  'aria-pressed': isSaved,
                },
              ];
        return (
          <span data-part="actions">
            {buttons.map(
              ({ onPress, ...button }) =>
                onPress && (
                  <IconButton key={button.label} size="sm" {...button} onClick={() => onPress(product)} />
                ),
            )}
          </span>
        );
      },
    },
  ];
};

/** Products as rows, to compare what they cost and how many there are. */
export function ProductTable({ products, loading, ...options }: ProductTableProps) {
  const words = useLabels('ProductCard', productCardLabels);
  const quantity = useQuantity();
  return (
    <Root data-component="ProductTable">
      <Table
        caption={words.list}
        captionVisibility="hidden"
        columns={columnsOf(options, words, quantity)}
        rows={products}
        rowKey={({ id }) => id}
        loading={loading}
      />
    </Root>
  );
}
