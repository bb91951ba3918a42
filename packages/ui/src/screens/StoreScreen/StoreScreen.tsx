'use client';
import { Bookmark, ClipboardList, PackageOpen, PackageSearch, Plus } from 'lucide-react';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Tabs, type TabsItem } from '#components/Tabs/Tabs.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { DealList, type DealListProps } from '#trade/DealList/DealList.tsx';
import { OwnProductsEmptyState } from '#trade/ProductCard/OwnProductsEmptyState.tsx';
import { ProductGrid, type ProductList } from '#trade/ProductCard/ProductGrid.tsx';
import type { ProductActions, ProductLinks } from '#trade/ProductCard/product-summary.ts';
import { RequestGrid, type RequestActions, type RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import { NoProductsMatch } from '#trade/ProductFilters/NoProductsMatch.tsx';
import { narrowsProducts } from '#trade/ProductFilters/product-filter-values.ts';
import { ProductFilters, type ProductFiltering } from '#trade/ProductFilters/ProductFilters.tsx';
import { NoRequestsMatch } from '#trade/RequestFilters/NoRequestsMatch.tsx';
import { RequestFilters, type RequestFiltering } from '#trade/RequestFilters/RequestFilters.tsx';
import { SavedList, type SavedListProps } from '#trade/SavedList/SavedList.tsx';
import type { SavedProducts } from '#trade/SavedList/saved-product.ts';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import { storeScreenLabels, type StoreScreenLabels } from './StoreScreen.labels.ts';
import { Root } from './StoreScreen.styles.ts';

/**
 * What a store can show: the products of all vendors, one's own requests, one's own products, what clients look for, what
 * is saved for later, and one's deals.
 */
export type StoreTab = 'products' | 'my-requests' | 'storefront' | 'requests' | 'saved' | 'deals';

export interface StoreScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    ProductActions,
    ProductLinks,
    RequestActions,
    ProductFiltering {
  /**
   * `Client` shows `products`, `Vendor` `storefront` and `requests` as tabs; both show `saved` as a tab if it is given.
   * @default 'Vendor'
   */
  mode?: Mode;
  /** The products of all vendors, or with `onlySaved` those that are saved for later. Needed in Client mode. */
  products?: ProductList;
  /** What is saved for later, with what has changed since: the tab 'Saved', which replaces `onOnlySavedChange`. */
  saved?: SavedProducts | undefined;
  /** Called by 'Remove' on a saved product. */
  onRemoveSaved?: SavedListProps['onRemove'];
  /** Called by 'Undo' after that. */
  onUndoRemoveSaved?: SavedListProps['onUndoRemove'];
  /** Whether nobody is signed in: the tabs are then Products and Saved in either mode. */
  guest?: boolean;
  /** The id of the company, whose own products can be edited, and neither saved nor asked for. */
  ownId?: string | undefined;
  /** How the requests are narrowed down. Without it no filters of requests show. */
  requestFiltering?: RequestFiltering | undefined;
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
  /** The company's own requests: the tab 'My Requests' in Client mode. */
  myRequests?: RequestList | undefined;
  /** Called by 'Create a request', which stands in place of no requests of one's own. */
  onCreateRequest?: (() => void) | undefined;
  /** The company's deals: the tab 'Deals' in either mode. */
  deals?: DealListProps | undefined;
  /** Shows 'Add a product' in Vendor mode, and is called by it. */
  onAdd?: (() => void) | undefined;
  /** Called by 'Log In', which a guest sees instead of a storefront. */
  onLogIn?: (() => void) | undefined;
  /**
   * Which tab is open.
   * @default the first
   */
  tab?: StoreTab | undefined;
  /** Called with the tab that is pressed. */
  onTabChange?: ((tab: StoreTab) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<StoreScreenLabels> | undefined;
}

const noProducts: ProductList = { products: [] };
const noRequests: RequestList = { requests: [] };
const ignore = () => {};

/** The market: a client sees all products, a vendor its own products and all requests, and both what they saved. */
export function StoreScreen({
  mode = 'Vendor',
  products = noProducts,
  saved,
  onRemoveSaved,
  onUndoRemoveSaved,
  guest = false,
  ownId,
  requestFiltering,
  savedIds,
  onlySaved = false,
  onOnlySavedChange,
  storefront,
  requests = noRequests,
  myRequests,
  onCreateRequest,
  deals,
  onAdd,
  onLogIn,
  tab,
  onTabChange,
  onRequestEstimate,
  estimates,
  onSave,
  onViewMore,
  onEdit,
  onVendorOpen,
  filters,
  onFiltersChange,
  facets,
  resultCount,
  onFiltersOpen,
  offersConnected,
  view,
  onViewChange,
  productHref,
  vendorHref,
  onClientOpen,
  clientHref,
  onRequestOpen,
  requestHref,
  labels,
  ...rest
}: StoreScreenProps) {
  const words = useLabels('StoreScreen', storeScreenLabels, labels);
  const showsMarket = mode === 'Client' || guest;
  const noMarket =
    filters && narrowsProducts(filters) ? (
      <NoProductsMatch filters={filters} onFiltersChange={onFiltersChange} />
    ) : onlySaved ? (
      <EmptyState icon={<Bookmark />} title={words.nothingSaved} description={words.nothingSavedHint} />
    ) : (
      <EmptyState icon={<PackageSearch />} title={words.noProducts} />
    );
  const market = (
    <ProductFilters
      rail
      filters={filters}
      onFiltersChange={onFiltersChange}
      facets={facets}
      resultCount={resultCount}
      onFiltersOpen={onFiltersOpen}
      offersConnected={offersConnected}
      view={view}
      onViewChange={onViewChange}
    >
      <ProductGrid
        {...products}
        savedIds={savedIds}
        ownId={ownId}
        view={view}
        onRequestEstimate={onRequestEstimate}
        estimates={estimates}
        onSave={onSave}
        onViewMore={onViewMore}
        onEdit={onEdit}
        onVendorOpen={onVendorOpen}
        productHref={productHref}
        vendorHref={vendorHref}
        emptyState={noMarket}
      />
    </ProductFilters>
  );
  const requestGrid = (
    <RequestGrid
      {...requests}
      onClientOpen={onClientOpen}
      clientHref={clientHref}
      onRequestOpen={onRequestOpen}
      requestHref={requestHref}
      emptyState={
        requestFiltering && Object.keys(requestFiltering.filters).length > 0 ? (
          <NoRequestsMatch onFiltersChange={requestFiltering.onFiltersChange} />
        ) : (
          <EmptyState icon={<ClipboardList />} title={words.noRequests} />
        )
      }
    />
  );
  const own: TabsItem<StoreTab>[] = [
    {
      value: 'storefront',
      label: words.storefront,
      content: storefront ? (
        <ProductGrid
          {...storefront}
          ownId={storefront.products[0]?.vendorId}
          onViewMore={onViewMore}
          onEdit={onEdit}
          productHref={productHref}
          emptyState={<OwnProductsEmptyState onAdd={onAdd} />}
        />
      ) : (
        <EmptyState
          icon={<PackageOpen />}
          title={words.guest}
          description={words.guestHint}
          action={onLogIn && <Button onClick={onLogIn}>{words.logIn}</Button>}
        />
      ),
    },
    {
      value: 'requests',
      label: words.requests,
      content: requestFiltering ? (
        <RequestFilters rail {...requestFiltering} loading={requests.state === 'loading'}>
          {requestGrid}
        </RequestFilters>
      ) : (
        requestGrid
      ),
    },
  ];
  const ownRequests: TabsItem<StoreTab>[] = myRequests
    ? [
        {
          value: 'my-requests',
          label: words.myRequests,
          content: (
            <>
              {onCreateRequest && myRequests.requests.length > 0 && (
                <div data-part="create">
                  <Button size="sm" leadingIcon={<Plus />} onClick={onCreateRequest}>
                    {words.createRequest}
                  </Button>
                </div>
              )}
              <RequestGrid
                {...myRequests}
                onRequestOpen={onRequestOpen}
                requestHref={requestHref}
                emptyState={
                  <EmptyState
                    icon={<ClipboardList />}
                    title={words.noOwnRequests}
                    description={words.noOwnRequestsHint}
                    action={
                      onCreateRequest && <Button onClick={onCreateRequest}>{words.createRequest}</Button>
                    }
                  />
                }
              />
            </>
          ),
        },
      ]
    : [];
  const tabs: TabsItem<StoreTab>[] = [
    ...(showsMarket
      ? [{ value: 'products' as const, label: words.products, content: market }, ...ownRequests]
      : own),
    ...(saved
      ? [
          {
            value: 'saved' as const,
            label: words.savedTab,
            content: (
              <SavedList
                {...saved}
                ownId={ownId}
                onRemove={onRemoveSaved}
                onUndoRemove={onUndoRemoveSaved}
                onRequestEstimate={onRequestEstimate}
                onViewMore={onViewMore}
                productHref={productHref}
              />
            ),
          },
        ]
      : []),
    ...(deals ? [{ value: 'deals' as const, label: words.deals, content: <DealList {...deals} /> }] : []),
  ];
  return (
    <Root data-component="StoreScreen" data-mode={mode} {...rest}>
      <PageHeader
        title={words.title}
        actions={
          showsMarket
            ? !saved &&
              onOnlySavedChange && (
                <Chip
                  label={words.saved}
                  leadingIcon={<Bookmark />}
                  selected={onlySaved}
                  onSelectedChange={onOnlySavedChange}
                />
              )
            : onAdd && <FloatingButton label={words.add} onClick={onAdd} />
        }
      />
      {tabs.length === 1 ? (
        market
      ) : (
        <Tabs
          label={words.title}
          // An address may name a tab of the other mode.
          value={tabs.some(({ value }) => value === tab) ? tab : tabs[0]!.value}
          onValueChange={onTabChange ?? ignore}
          items={tabs}
        />
      )}
    </Root>
  );
}
