'use client';
import { memo, useId, type MouseEvent } from 'react';
import { AvatarPicture } from '#components/Avatar/AvatarPicture.tsx';
import { initialsOf, tintOf } from '#components/Avatar/initials.ts';
import { ImageCarousel } from '#components/ImageCarousel/ImageCarousel.tsx';
import { ImageCarouselPicture } from '#components/ImageCarousel/ImageCarouselPicture.tsx';
import { priceLabels } from '#components/Price/Price.labels.ts';
import { priceParts } from '#components/Price/price-parts.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { Anchor } from '#navigation/Anchor.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { estimateLabel } from './estimate-label.ts';
import { useQuantity, writtenUnit } from '../use-quantity.ts';
import { productCardLabels, type ProductCardLabels } from './ProductCard.labels.ts';
import { Root } from './ProductCard.styles.ts';
import type { ProductActions, ProductSummary } from './product-summary.ts';

export interface ProductCardProps extends EntityRootProps<'article'>, ProductSummary, ProductActions {
  /** The address of the product. Makes the name a link, which calls `onViewMore` on a plain click. */
  href?: string | undefined;
  /** The address of the vendor. Makes it a link, which calls `onVendorOpen` on a plain click. */
  vendorHref?: string | undefined;
  /**
   * Whether it is the company's own product: it can be edited, and neither saved nor asked for.
   * @default false
   */
  own?: boolean | undefined;
  /**
   * Whether 'Save for Later' shows as pressed and says 'Saved'.
   * @default false
   */
  saved?: boolean | undefined;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProductCardLabels> | undefined;
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
    id,
    name,
    description,
    price,
    discount = 0,
    stockQuantity,
    vendorName,
    vendorId: _vendorId,
    vendorAvatar = null,
    images = noImages,
    shippingDetails,
    unit,
    minimumOrder = 1,
    leadDays = null,
    own = false,
    saved = false,
    headingLevel = 3,
    href,
    vendorHref,
    onRequestEstimate,
    estimates,
    onSave,
    onViewMore,
    onEdit,
    onVendorOpen,
    labels,
    ...rest
  } = product;
  const nameId = useId();
  const words = useLabels('ProductCard', productCardLabels, labels);
  const priceWords = useLabels('Price', priceLabels);
  const locale = useLocale();
  const quantity = useQuantity();
  const Heading = `h${headingLevel}` as const;
  const initials = initialsOf(vendorName);
  const open = onViewMore && (() => onViewMore(product));
  const shownUnit = writtenUnit(unit);
  const least = quantity(minimumOrder, unit);
  const delivery =
    shippingDetails?.estimatedTime ||
    (leadDays !== null && words.leadTime(formatNumber(leadDays, locale), leadDays));
  const openVendor = onVendorOpen && (() => onVendorOpen(product));
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
    <Root
      data-component="ProductCard"
      data-opens={href !== undefined || open ? '' : undefined}
      aria-labelledby={nameId}
      {...domProps(rest)}
    >
      {images.length > 1 ? (
        <ImageCarousel
          images={images}
          alt={name}
          {...(open && {
            // The name is the link or button; a press on a picture is a shortcut to it.
            onClick: ({ target }: MouseEvent) => {
              if (!(target as Element).closest('button')) open();
            },
          })}
        />
      ) : (
        <ImageCarouselPicture key={images[0]} src={images[0]} alt={name} />
      )}
      {onSave && !own && (
        <button
          data-part="save"
          data-variant="ghost"
          data-size="sm"
          type="button"
          aria-pressed={saved}
          aria-describedby={nameId}
          {...(!saved && labelTooltip)}
          onClick={() => onSave(product)}
        >
          {saved ? words.saved : words.save}
        </button>
      )}
      <div data-part="body">
        <div data-part="text">
          <Heading data-part="name" id={nameId} dir="auto">
            {href !== undefined && (
              <Anchor data-part="open" href={href} onNavigate={open}>
                {name}
              </Anchor>
            )}
            {href === undefined && open && (
              <button data-part="open" type="button" onClick={open}>
                {name}
              </button>
            )}
            {href === undefined && !open && name}
          </Heading>
          <p data-part="description" dir="auto">
            {description}
          </p>
        </div>
        <div data-part="price" data-size="md">
          {priceParts(price, discount, priceWords, locale)}
          {shownUnit && <span data-part="unit">{words.per(shownUnit)}</span>}
          <span data-part="stock" data-stock={stockQuantity > 0 ? 'available' : 'none'}>
            {stockQuantity > 0 ? words.inStock(formatNumber(stockQuantity, locale)) : words.outOfStock}
          </span>
          {(minimumOrder > 1 || delivery) && (
            <span data-part="terms">
              {minimumOrder > 1 && (
                <span data-part="minimum-order">{words.minimumOrder(least.number, least.unit)}</span>
              )}
              {delivery && <span data-part="lead-time">{delivery}</span>}
            </span>
          )}
        </div>
        {vendorHref !== undefined && (
          <Anchor data-part="vendor" href={vendorHref} onNavigate={openVendor}>
            {vendor}
          </Anchor>
        )}
        {vendorHref === undefined && openVendor && (
          <button data-part="vendor" type="button" onClick={openVendor}>
            {vendor}
          </button>
        )}
        {vendorHref === undefined && !openVendor && <span data-part="vendor">{vendor}</span>}
        {((own ? onEdit : onRequestEstimate) ?? onViewMore) && (
          <div data-part="actions">
            {own && onEdit && (
              <button
                data-part="edit"
                data-variant="secondary"
                data-size="sm"
                type="button"
                aria-describedby={nameId}
                onClick={() => onEdit(product)}
              >
                {words.edit}
              </button>
            )}
            {onRequestEstimate && !own && (
              <button
                data-part="request-estimate"
                data-variant="secondary"
                data-size="sm"
                type="button"
                aria-describedby={nameId}
                onClick={() => onRequestEstimate(product)}
              >
                {estimateLabel(words, estimates?.[id])}
              </button>
            )}
            {onViewMore && (
              <button
                data-part="view-more"
                data-variant="ghost"
                data-size="sm"
                type="button"
                aria-describedby={nameId}
                onClick={open}
              >
                {words.viewMore}
              </button>
            )}
          </div>
        )}
      </div>
    </Root>
  );
});
