'use client';
import { Bookmark, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageCarousel } from '#components/ImageCarousel/ImageCarousel.tsx';
import { Price } from '#components/Price/Price.tsx';
import type { ProductActions, ProductSummary } from '#trade/ProductCard/ProductCard.tsx';
import { domProps } from '#lib/dom-props.ts';
import { Root } from './ProductDetail.styles.ts';
import { ProductDetailFacts, type ProductFacts } from './ProductDetailFacts.tsx';
import { ProductDetailVideo } from './ProductDetailVideo.tsx';

export interface ProductDetailProps
  extends
    Omit<ComponentProps<'article'>, 'id' | 'children'>,
    ProductSummary,
    ProductFacts,
    Omit<ProductActions, 'onViewMore'> {
  /** The category. */
  category: string;
  /** The subcategory; shown after the category. */
  subcategory?: string;
  /** The vendor's own number for it. */
  sku?: string;
  /** Addresses of videos. One that the browser cannot play becomes a link. */
  videos?: readonly string[];
  /**
   * Whether 'Save for Later' shows as pressed.
   * @default false
   */
  saved?: boolean;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3;
}

const none: readonly string[] = [];

/** Everything about a product. Made for a Dialog of size `full`; takes a product of the API by spreading. */
export function ProductDetail(product: ProductDetailProps) {
  const {
    name,
    description,
    price,
    discount = 0,
    category,
    subcategory,
    stockQuantity,
    sku,
    vendorName,
    vendorAvatar = null,
    images = none,
    videos = none,
    saved = false,
    headingLevel = 3,
    onRequestEstimate,
    onSave,
    onVendorOpen,
    ...rest
  } = product;
  const Heading = `h${headingLevel}` as const;
  const vendor = (
    <>
      <Avatar name={vendorName} src={vendorAvatar} />
      <span>
        <span data-part="vendor-role">Sold by</span>
        <span data-part="vendor-name">{vendorName}</span>
      </span>
    </>
  );

  return (
    <Root data-component="ProductDetail" {...domProps(rest)}>
      <div data-part="media">
        <ImageCarousel images={images} alt={name} loading="eager" />
        {videos.map((src, index) => (
          <ProductDetailVideo key={src} src={src} label={`Video ${index + 1} of ${name}`} />
        ))}
      </div>
      <div data-part="offer">
        <p data-part="category">
          {category}
          {subcategory && (
            <>
              <ChevronRight size={16} aria-label="," role="img" />
              {subcategory}
            </>
          )}
        </p>
        <Heading data-part="name" dir="auto">
          {name}
        </Heading>
        <Price price={price} discount={discount} size="lg" />
        <p data-part="stock">
          <Badge tone={stockQuantity > 0 ? 'positive' : 'critical'}>
            {stockQuantity > 0 ? `${stockQuantity} units in stock` : 'Out of stock'}
          </Badge>
          {sku && <span data-part="sku">SKU {sku}</span>}
        </p>
        {(onRequestEstimate ?? onSave) && (
          <div data-part="actions">
            {onRequestEstimate && (
              <Button size="lg" onClick={() => onRequestEstimate(product)}>
                Request Estimate
              </Button>
            )}
            {onSave && (
              <Button
                size="lg"
                variant="secondary"
                leadingIcon={<Bookmark fill={saved ? 'currentColor' : 'none'} />}
                aria-pressed={saved}
                onClick={() => onSave(product)}
              >
                Save for Later
              </Button>
            )}
          </div>
        )}
        {onVendorOpen ? (
          <button data-part="vendor" type="button" onClick={() => onVendorOpen(product)}>
            {vendor}
            <ChevronRight size={20} aria-hidden />
          </button>
        ) : (
          <div data-part="vendor">{vendor}</div>
        )}
        <p data-part="description" dir="auto">
          {description}
        </p>
        <ProductDetailFacts {...product} headingLevel={headingLevel} />
      </div>
    </Root>
  );
}
