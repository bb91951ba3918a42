import { Package } from 'lucide-react';
import { Link } from '#components/Link/Link.tsx';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

interface InventoryTableNameProps extends Pick<
  InventoryActions,
  'editHref' | 'productHref' | 'onViewMore' | 'onNavigate'
> {
  /** The product. */
  product: InventoryProduct;
  /**
   * Whether it leads anywhere.
   * @default true
   */
  isLink?: boolean | undefined;
}

/** The picture and the name of a product, as one link or as text. */
export function InventoryTableName({
  product,
  isLink = true,
  editHref,
  productHref,
  onViewMore,
  onNavigate,
}: InventoryTableNameProps) {
  const [picture] = product.images ?? [];
  const content = (
    <>
      {picture ? (
        <img
          data-part="picture"
          src={picture}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        <span data-part="picture">
          <Package size={18} strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <span data-part="name">{product.name}</span>
    </>
  );
  return isLink ? (
    <Link
      variant="subtle"
      href={(editHref ?? productHref)(product)}
      onNavigate={!editHref && onViewMore ? () => onViewMore(product) : onNavigate}
    >
      {content}
    </Link>
  ) : (
    <span data-part="title">{content}</span>
  );
}
