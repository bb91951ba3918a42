'use client';
import { Bookmark, ChevronRight, PackagePlus, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { discountedPrice } from '#components/Price/money.ts';
import { Price } from '#components/Price/Price.tsx';
import { PriceBreaks } from '#components/PriceBreaks/PriceBreaks.tsx';
import type { ProductCardProps } from '#trade/ProductCard/ProductCard.tsx';
import type { ProductActions, ProductLinks, ProductSummary } from '#trade/ProductCard/product-summary.ts';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { Opener } from '#navigation/Opener.tsx';
import { useQuantity } from '../use-quantity.ts';
import { productDetailLabels, type ProductDetailLabels } from './ProductDetail.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { estimateLabel } from '#trade/ProductCard/estimate-label.ts';
import { Root } from './ProductDetail.styles.ts';
import { ProductDetailFacts, type ProductFacts } from './ProductDetailFacts.tsx';
import { ProductDetailGallery } from './ProductDetailGallery.tsx';
import { ProductDetailSimilar } from './ProductDetailSimilar.tsx';
import { ProductDetailVideo } from './ProductDetailVideo.tsx';

export interface ProductDetailProps
  extends
    EntityRootProps<'article'>,
    Omit<ProductSummary, 'shippingDetails'>,
    ProductFacts,
    ProductActions,
    Pick<ProductLinks, 'productHref'>,
    Pick<ProductCardProps, 'own' | 'vendorHref'> {
  /** The category. */
  category: string;
  /** The subcategory; shown after the category. */
  subcategory?: string | undefined;
  /** The vendor's own number for it. */
  sku?: string | undefined;
  /**
   * Lower prices for larger quantities, before the discount; quantities ascend above the minimum order.
   * @default none
   */
  priceBreaks?: readonly { readonly from: number; readonly price: number }[] | undefined;
  /** Called by 'Change stock', which shows on the company's own product. */
  onEditStock?: ((product: ProductSummary) => void) | undefined;
  /** Products like this one. `onViewMore` and `productHref` open them. */
  similar?: readonly ProductSummary[] | undefined;
  /** Addresses of videos. One that the browser cannot play becomes a link. */
  videos?: readonly string[] | undefined;
  /**
   * Whether 'Save for Later' shows as pressed and says 'Saved'.
   * @default false
   */
  saved?: boolean | undefined;
  /** Further actions: a CompanyMenu. */
  menu?: ReactNode;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProductDetailLabels> | undefined;
}

const none: readonly never[] = [];

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
    unit = 'piece',
    minimumOrder = 1,
    priceBreaks = none,
    similar = none,
    own = false,
    saved = false,
    menu,
    headingLevel = 3,
    onRequestEstimate,
    estimates,
    onSave,
    onEdit,
    onEditStock,
    onViewMore,
    productHref,
    vendorHref,
    onVendorOpen,
    labels,
    ...rest
  } = product;
  const words = useLabels('ProductDetail', productDetailLabels, labels);
  const stock = useQuantity()(stockQuantity, unit);
  const actions = own ? (onEdit ?? onEditStock) : (onRequestEstimate ?? onSave);

  return (
    <Root data-component="ProductDetail" {...domProps(rest)}>
      <div data-part="columns">
        <div data-part="media">
          <ProductDetailGallery key={images.join(' ')} images={images} name={name} />
          {videos.map((src, index) => (
            <ProductDetailVideo key={src} src={src} label={words.video(index + 1, name)} />
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
          <Heading data-part="name" level={headingLevel} size="3xl" dir="auto">
            {name}
          </Heading>
          <p data-part="price">
            <Price price={price} discount={discount} size="lg" />
            <span data-part="unit">{words.per(unit || 'piece')}</span>
          </p>
          <p data-part="stock">
            <Badge tone={stockQuantity > 0 ? 'positive' : 'critical'}>
              {stockQuantity > 0 ? words.inStock(stock.number, stock.unit) : words.outOfStock}
            </Badge>
            {sku && <span data-part="sku">{words.sku(sku)}</span>}
          </p>
          {priceBreaks.length > 0 && (
            <PriceBreaks
              readOnly
              label={words.priceBreaks}
              unit={unit || 'piece'}
              value={[{ from: minimumOrder, price }, ...priceBreaks].map((priceBreak) => ({
                from: priceBreak.from,
                price: discountedPrice(priceBreak.price, discount),
              }))}
            />
          )}
          {actions && (
            <div data-part="actions">
              {own && onEdit && (
                <Button size="lg" leadingIcon={<Pencil />} onClick={() => onEdit(product)}>
                  {words.edit}
                </Button>
              )}
              {own && onEditStock && (
                <Button
                  size="lg"
                  variant="secondary"
                  leadingIcon={<PackagePlus />}
                  onClick={() => onEditStock(product)}
                >
                  {words.editStock}
                </Button>
              )}
              {onRequestEstimate && !own && (
                <Button size="lg" onClick={() => onRequestEstimate(product)}>
                  {estimateLabel(words, estimates?.[product.id])}
                </Button>
              )}
              {onSave && !own && (
                <Button
                  size="lg"
                  variant="secondary"
                  leadingIcon={<Bookmark fill={saved ? 'currentColor' : 'none'} />}
                  aria-pressed={saved}
                  onClick={() => onSave(product)}
                >
                  {saved ? words.saved : words.save}
                </Button>
              )}
              {menu}
            </div>
          )}
          <Opener data-part="vendor" href={vendorHref} onOpen={onVendorOpen && (() => onVendorOpen(product))}>
            <Avatar name={vendorName} src={vendorAvatar} />
            <span>
              <span data-part="vendor-role">{words.soldBy}</span>
              <span data-part="vendor-name">{vendorName}</span>
            </span>
            {(vendorHref !== undefined || onVendorOpen) && <ChevronRight size={20} aria-hidden />}
          </Opener>
          <p data-part="description" dir="auto">
            {description}
          </p>
          <ProductDetailFacts {...product} words={words} headingLevel={headingLevel} />
        </div>
        {similar.length > 0 && (
          <ProductDetailSimilar
            products={similar}
            title={words.similar}
            headingLevel={(headingLevel + 1) as 2 | 3 | 4}
            productHref={productHref}
            onViewMore={onViewMore}
          />
        )}
      </div>
    </Root>
  );
}
