import { Package } from 'lucide-react';
import { Link } from '#components/Link/Link.tsx';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

interface InventoryTableNameProps extends Pick<InventoryActions, 'editHref' | 'productHref' | 'onViewMore'> {
  /** The product. */
  product: InventoryProduct;
}

/** The picture and the name of a product, as one link. */
export function InventoryTableName({ product, editHref, productHref, onViewMore }: InventoryTableNameProps) {
  const [picture] = product.images ?? [];
  return (
    <Link
      variant="subtle"
      href={(editHref ?? productHref)(product)}
      {...(!editHref && onViewMore && { onNavigate: () => onViewMore(product) })}
    >
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
    </Link>
  );
}
