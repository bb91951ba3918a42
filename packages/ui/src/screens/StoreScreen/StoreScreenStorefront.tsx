'use client';
import { PackageOpen } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { OwnProductsEmptyState } from '#trade/ProductCard/OwnProductsEmptyState.tsx';
import type { ProductActions, ProductLinks } from '#trade/ProductCard/product-summary.ts';
import { ProductGrid, type ProductList } from '#trade/ProductCard/ProductGrid.tsx';
import type { StoreScreenLabels } from './StoreScreen.labels.ts';

/** What the tab 'My Storefront' takes. */
export interface StoreStorefront
  extends Pick<ProductActions, 'onViewMore' | 'onEdit'>, Pick<ProductLinks, 'productHref'> {
  /** The company's own products, which it neither saves nor asks about. Without them a guest is asked to log in. */
  storefront?: ProductList | undefined;
  /** Shows 'Add a Product' in Vendor mode, and is called by it. */
  onAdd?: (() => void) | undefined;
  /** Called by 'Log In', which a guest sees instead of a storefront. */
  onLogIn?: (() => void) | undefined;
}

interface StoreScreenStorefrontProps extends StoreStorefront {
  /** The words of the screen. */
  words: StoreScreenLabels;
}

/** The company's own products, or for a guest the way to them. */
export function StoreScreenStorefront({
  storefront,
  onAdd,
  onLogIn,
  words,
  ...grid
}: StoreScreenStorefrontProps) {
  if (!storefront)
    return (
      <EmptyState
        icon={<PackageOpen />}
        title={words.guest}
        description={words.guestHint}
        action={onLogIn && <Button onClick={onLogIn}>{words.logIn}</Button>}
      />
    );
  return (
    <ProductGrid
      {...storefront}
      {...grid}
      ownId={storefront.products[0]?.vendorId}
      emptyState={<OwnProductsEmptyState onAdd={onAdd} />}
    />
  );
}
