import { CloudAlert, PackageX } from 'lucide-react';
import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { Link } from '@guildhall/ui/link';
import {
  ProductDetail,
  ProductDetailSkeleton,
  type ProductDetailProps,
} from '@guildhall/ui/trade/product-detail';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Product } from '@guildhall/contract';
import { Suspense, useEffect, useState } from 'react';
import { productQuery, similarQuery } from '#data/products.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { paths } from '#paths.ts';
import { SafetyMenu } from '#routes/safety/safety-menu.tsx';
import { useProductActions } from './use-product-actions.ts';

const StockSheet = lazyComponent(() => import('./stock-sheet.tsx'), 'StockSheet');

interface ProductViewProps extends Pick<ProductDetailProps, 'headingLevel'> {
  id: string;
  /** Called when the reader no longer wants to see it. */
  onLeave: () => void;
}

/** Everything about a product. */
export function ProductView({ id, headingLevel, onLeave }: ProductViewProps) {
  const { data: product, isPending, isLoadingError, refetch } = useQuery(productQuery(useQueryClient(), id));
  const { ownId, savedIds, vendorHref, ...actions } = useProductActions();
  // In a panel the title of the panel comes before it.
  const absenceLevel = headingLevel === 1 ? 1 : 2;
  return (
    <>
      {product && (
        <FoundProduct
          product={product}
          own={product.vendorId === ownId}
          saved={savedIds.includes(id)}
          vendorHref={vendorHref(product)}
          {...actions}
          onLeave={onLeave}
          {...(headingLevel && { headingLevel })}
        />
      )}
      {isPending && <ProductDetailSkeleton {...(headingLevel && { headingLevel })} />}
      {isLoadingError && (
        <EmptyState
          icon={<CloudAlert />}
          title="The product could not be loaded"
          headingLevel={absenceLevel}
          description="Check your connection, and try again."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {product === null && (
        <EmptyState
          icon={<PackageX />}
          title="There is no such product"
          headingLevel={absenceLevel}
          description="Its vendor may have removed it."
          action={
            headingLevel === 1 && (
              <Link variant="secondary" href={paths.store} onNavigate={onLeave}>
                Go to Store
              </Link>
            )
          }
        />
      )}
    </>
  );
}

interface FoundProductProps extends Pick<
  ProductDetailProps,
  | 'own'
  | 'headingLevel'
  | 'saved'
  | 'vendorHref'
  | 'productHref'
  | 'onSave'
  | 'onEdit'
  | 'onViewMore'
  | 'onVendorOpen'
  | 'onRequestEstimate'
  | 'estimates'
> {
  product: Product;
  onLeave: () => void;
}

function FoundProduct({ product, onLeave, ...detail }: FoundProductProps) {
  const { data: similar } = useQuery(similarQuery(product));
  const [isStockOpen, setStockOpen] = useState<boolean>();
  const mayEdit = Boolean(detail.own && detail.onEdit);
  useEffect(() => {
    if (mayEdit) StockSheet.preload();
  }, [mayEdit]);
  return (
    <>
      <ProductDetail
        {...product}
        {...detail}
        similar={similar}
        onEditStock={detail.onEdit && (() => setStockOpen(true))}
        menu={
          !detail.own && (
            <SafetyMenu
              company={{ id: product.vendorId, companyName: product.vendorName }}
              target={{ type: 'product', id: product.id }}
              onBlocked={onLeave}
            />
          )
        }
      />
      <Suspense>
        {isStockOpen !== undefined && (
          <StockSheet product={product} open={isStockOpen} onOpenChange={setStockOpen} />
        )}
      </Suspense>
    </>
  );
}
