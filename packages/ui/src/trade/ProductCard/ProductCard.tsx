'use client';
import { memo, useId, type ComponentProps } from 'react';
import { AvatarPicture } from '#components/Avatar/AvatarPicture.tsx';
import { initialsOf, tintOf } from '#components/Avatar/initials.ts';
import { ImageCarousel } from '#components/ImageCarousel/ImageCarousel.tsx';
import { ImageCarouselPicture } from '#components/ImageCarousel/ImageCarouselPicture.tsx';
import { priceParts } from '#components/Price/price-parts.tsx';
import { domProps } from '#lib/dom-props.ts';
import { Root } from './ProductCard.styles.ts';

/** The fields of a product that a list shows. A product of the API has them. */
export interface ProductSummary {
  /** The product's id. */
  id: string;
  /** The name; a card truncates it after two lines. */
  name: string;
  /** The description; a card truncates it after three lines, or after two below a name of two lines. */
  description: string;
  /** In rupees, before the discount. */
  price: number;
  /**
   * Percent off. Above 0 the reduced price comes first and the full one is struck through.
   * @default 0
   */
  discount?: number;
  /** Units in stock; at 0 'Out of stock' shows. */
  stockQuantity: number;
  /** The vendor. */
  vendorName: string;
  /** The vendor's id. */
  vendorId: string;
  /** Address of the vendor's picture. Without one the initials show. */
  vendorAvatar?: string | null;
  /** Addresses of pictures. None shows a fallback of the same size. */
  images?: readonly string[];
}

/**
 * The actions on a product. Each callback gets the product, so that one serves a whole list. Without its
 * callback a control is not shown.
 */
export interface ProductActions {
  /** Called by 'Request Estimate', which shows only with it. */
  onRequestEstimate?: ((product: ProductSummary) => void) | undefined;
  /** Called by 'Save for Later', which shows only with it. */
  onSave?: ((product: ProductSummary) => void) | undefined;
  /** Called by 'View More', which shows only with it. */
  onViewMore?: ((product: ProductSummary) => void) | undefined;
  /** Called when the vendor is pressed. Without it the vendor is text. */
  onVendorOpen?: ((product: ProductSummary) => void) | undefined;
}

export interface ProductCardProps
  extends Omit<ComponentProps<'article'>, 'id' | 'children'>, ProductSummary, ProductActions {
  /**
   * Whether 'Save for Later' shows as pressed.
   * @default false
   */
  saved?: boolean;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

const noImages: readonly string[] = [];

/**
 * A product in a list: pictures, price, stock, vendor and the actions on it. Takes a product of the API by spreading;
 * fields that it does not show are left out of the page.
 */
export const ProductCard = /* @__PURE__ */ memo(function ProductCard(product: ProductCardProps) {
  // For a thousand cards every element counts: `memo` replaces the compiler's caches, and plain elements are used
  // instead of other components.
  'use no memo';
  const {
    id: _id,
    name,
    description,
    price,
    discount = 0,
    stockQuantity,
    vendorName,
    vendorId: _vendorId,
    vendorAvatar = null,
    images = noImages,
    saved = false,
    headingLevel = 3,
    onRequestEstimate,
    onSave,
    onViewMore,
    onVendorOpen,
    ...rest
  } = product;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const initials = initialsOf(vendorName);
  const vendor = (
    <>
      <span data-part="avatar" data-size="sm" data-tint={tintOf(vendorName)} aria-hidden>
        {vendorAvatar ? (
          <AvatarPicture key={vendorAvatar} src={vendorAvatar} initials={initials} />
        ) : (
          initials
        )}
      </span>
      <span data-part="vendor-name">{vendorName}</span>
    </>
  );

  return (
    <Root data-component="ProductCard" aria-labelledby={nameId} {...domProps(rest)}>
      {images.length > 1 ? (
        <ImageCarousel images={images} alt={name} />
      ) : (
        <ImageCarouselPicture key={images[0]} src={images[0]} alt={name} />
      )}
      <div data-part="body">
        <div data-part="text">
          <Heading data-part="name" id={nameId} dir="auto">
            {name}
          </Heading>
          <p data-part="description" dir="auto">
            {description}
          </p>
        </div>
        <div data-part="price" data-size="md">
          {priceParts(price, discount)}
        </div>
        <div data-part="source">
          {onVendorOpen ? (
            <button data-part="vendor" type="button" onClick={() => onVendorOpen(product)}>
              {vendor}
            </button>
          ) : (
            <span data-part="vendor">{vendor}</span>
          )}
          <span data-part="stock" data-stock={stockQuantity > 0 ? 'available' : 'none'}>
            {stockQuantity > 0 ? `${stockQuantity} in stock` : 'Out of stock'}
          </span>
        </div>
        {(onRequestEstimate ?? onSave ?? onViewMore) && (
          <div data-part="actions">
            {onRequestEstimate && (
              <button
                data-part="request-estimate"
                data-variant="secondary"
                data-size="md"
                type="button"
                aria-describedby={nameId}
                onClick={() => onRequestEstimate(product)}
              >
                Request Estimate
              </button>
            )}
            {onSave && (
              <button
                data-part="save"
                data-variant="ghost"
                data-size="sm"
                type="button"
                aria-pressed={saved}
                aria-describedby={nameId}
                onClick={() => onSave(product)}
              >
                Save for Later
              </button>
            )}
            {onViewMore && (
              <button
                data-part="view-more"
                data-variant="ghost"
                data-size="sm"
                type="button"
                aria-describedby={nameId}
                onClick={() => onViewMore(product)}
              >
                View More
              </button>
            )}
          </div>
        )}
      </div>
    </Root>
  );
});
