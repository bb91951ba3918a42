'use client';
import { useId } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageCarouselPicture } from '#components/ImageCarousel/ImageCarouselPicture.tsx';
import { Price } from '#components/Price/Price.tsx';
import { formatMoney, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import type { ProductActions } from '#trade/ProductCard/product-summary.ts';
import type { SavedListLabels } from './SavedList.labels.ts';
import { savedChange, type SavedProduct } from './saved-product.ts';

interface SavedListRowProps extends Pick<ProductActions, 'onRequestEstimate' | 'onViewMore'> {
  /** The product. */
  product: SavedProduct;
  /** The address of the product. */
  href: string | undefined;
  /** Whether it was just removed. */
  isRemoved: boolean;
  /** Removes it, or takes that back. */
  onToggle: (() => void) | undefined;
  /** The words of the list. */
  words: SavedListLabels;
}

/** A saved product. Once removed it keeps its place, so that Undo is where Remove was. */
export function SavedListRow({
  product,
  href,
  isRemoved,
  onToggle,
  onRequestEstimate,
  onViewMore,
  words,
}: SavedListRowProps) {
  const nameId = useId();
  const locale = useLocale();
  const { gone, percent, stock } = savedChange(product);
  const isShown = !gone && !isRemoved;
  const toPercent = formatPercent(Math.abs(percent), locale);
  const before = formatMoney(product.savedPrice ?? 0, locale);
  return (
    <div data-part="row" data-removed={isRemoved ? '' : undefined}>
      {isShown && (
        <ImageCarouselPicture
          key={product.images?.[0]}
          src={product.images?.[0]}
          alt=""
          sizes="7rem"
          labels={{ noPicture: '' }}
        />
      )}
      <div data-part="text">
        <h2 data-part="name" id={nameId} dir="auto">
          {isShown ? (
            <Opener data-part="open" href={href} onOpen={onViewMore && (() => onViewMore(product))}>
              {product.name}
            </Opener>
          ) : (
            product.name
          )}
        </h2>
        {isRemoved && <span data-part="vendor">{words.removed}</span>}
        {!isRemoved && gone && <Badge>{words.gone}</Badge>}
        {isShown && (
          <>
            <span data-part="vendor">{product.vendorName}</span>
            <Price price={product.price} discount={product.discount ?? 0} />
            {percent !== 0 && (
              <span data-part="change" data-change={percent < 0 ? 'cheaper' : 'dearer'}>
                {percent < 0 ? words.cheaperNow(before, toPercent) : words.dearerNow(before, toPercent)}
              </span>
            )}
            {stock !== 'same' && (
              <span data-part="badges">
                <Badge tone={stock === 'back' ? 'positive' : 'critical'}>
                  {stock === 'back' ? words.backInStock : words.ranOut}
                </Badge>
              </span>
            )}
          </>
        )}
      </div>
      <div data-part="actions">
        {isShown && onRequestEstimate && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={nameId}
            onClick={() => onRequestEstimate(product)}
          >
            {words.requestEstimate}
          </Button>
        )}
        {onToggle && (
          <Button key="toggle" size="sm" variant="ghost" aria-describedby={nameId} onClick={onToggle}>
            {isRemoved ? words.undo : words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
