'use client';
import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { OwnProductsEmptyState } from '#trade/ProductCard/OwnProductsEmptyState.tsx';
import type { ProductActions } from '#trade/ProductCard/ProductCard.tsx';
import { ProductGrid, type ProductList } from '#trade/ProductCard/ProductGrid.tsx';
import type { RequestCardProps } from '#trade/RequestCard/RequestCard.tsx';
import { RequestGrid, type RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import { Root } from './StoreScreen.styles.ts';

/** What a vendor's store can show. */
export type StoreTab = 'storefront' | 'requests';

export interface StoreScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, ProductActions, Pick<RequestCardProps, 'onClientOpen'> {
  /**
   * `Client` shows `products`; `Vendor` shows `storefront` and `requests` as tabs.
   * @default 'Vendor'
   */
  mode?: Mode;
  /** The products of all vendors, or with `onlySaved` those that are saved for later. Needed in Client mode. */
  products?: ProductList;
  /** The ids of the products that the company has saved for later. */
  savedIds?: readonly string[];
  /**
   * Whether `products` are those saved for later: 'Saved for later' shows as pressed.
   * @default false
   */
  onlySaved?: boolean;
  /** Shows 'Saved for later' in Client mode; called with whether only those are to be shown. */
  onOnlySavedChange?: ((onlySaved: boolean) => void) | undefined;
  /** The company's own products, which it neither saves nor asks about. Without them a guest is asked to log in. */
  storefront?: ProductList | undefined;
  /** What clients look for. Needed in Vendor mode. */
  requests?: RequestList;
  /** Shows 'Add a product' in Vendor mode, and is called by it. */
  onAdd?: (() => void) | undefined;
  /** Called by 'Log In', which a guest sees instead of a storefront. */
  onLogIn?: (() => void) | undefined;
  /**
   * Which tab a vendor sees.
   * @default 'storefront'
   */
  tab?: StoreTab;
  /** Called with the tab that is pressed. */
  onTabChange?: ((tab: StoreTab) => void) | undefined;
}

const noProducts: ProductList = { products: [] };
const noRequests: RequestList = { requests: [] };

/** The market: a client sees all products, a vendor its own products and all requests. */
export function StoreScreen({
  mode = 'Vendor',
  products = noProducts,
  savedIds,
  onlySaved = false,
  onOnlySavedChange,
  storefront,
  requests = noRequests,
  onAdd,
  onLogIn,
  tab = 'storefront',
  onTabChange,
  onRequestEstimate,
  onSave,
  onViewMore,
  onVendorOpen,
  onClientOpen,
  ...rest
}: StoreScreenProps) {
  const isClient = mode === 'Client';
  return (
    <Root data-component="StoreScreen" data-mode={mode} {...rest}>
      <header data-part="head">
        <div>
          <h1 data-part="title">Store</h1>
          <p data-part="subtitle">
            {isClient
              ? 'Everything that vendors offer on Guildhall.'
              : 'What you offer, and what clients are looking for.'}
          </p>
        </div>
        {!isClient && onAdd && (
          <div data-part="actions">
            <Button onClick={onAdd}>Add a product</Button>
          </div>
        )}
        {isClient && onOnlySavedChange && (
          <div data-part="actions">
            <Button
              variant="secondary"
              leadingIcon={<Bookmark fill={onlySaved ? 'currentColor' : 'none'} />}
              aria-pressed={onlySaved}
              onClick={() => onOnlySavedChange(!onlySaved)}
            >
              Saved for later
            </Button>
          </div>
        )}
      </header>
      {isClient ? (
        <div data-part="products">
          <ProductGrid
            {...products}
            savedIds={savedIds}
            onRequestEstimate={onRequestEstimate}
            onSave={onSave}
            onViewMore={onViewMore}
            onVendorOpen={onVendorOpen}
            emptyState={<EmptyState title={onlySaved ? 'Nothing saved for later' : 'No products yet'} />}
          />
        </div>
      ) : (
        <Tabs
          label="Store"
          value={tab}
          onValueChange={(value) => onTabChange?.(value as StoreTab)}
          items={[
            {
              value: 'storefront',
              label: 'My Storefront',
              content: storefront ? (
                <ProductGrid {...storefront} onViewMore={onViewMore} emptyState={<OwnProductsEmptyState />} />
              ) : (
                <EmptyState
                  title="Your own products appear here"
                  description="Log in to see and add them."
                  action={onLogIn && <Button onClick={onLogIn}>Log In</Button>}
                />
              ),
            },
            {
              value: 'requests',
              label: 'Client Requests',
              content: (
                <RequestGrid
                  {...requests}
                  onClientOpen={onClientOpen}
                  emptyState={<EmptyState title="No requests yet" />}
                />
              ),
            },
          ]}
        />
      )}
    </Root>
  );
}
