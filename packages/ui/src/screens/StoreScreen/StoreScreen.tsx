'use client';
import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs, type TabsItem } from '#components/Tabs/Tabs.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { DealList, type DealListProps } from '#trade/DealList/DealList.tsx';
import { SavedList, type SavedListProps } from '#trade/SavedList/SavedList.tsx';
import type { SavedProducts } from '#trade/SavedList/saved-product.ts';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import { storeScreenLabels, type StoreScreenLabels } from './StoreScreen.labels.ts';
import { Root } from './StoreScreen.styles.ts';
import { StoreScreenMyRequests, type StoreMyRequests } from './StoreScreenMyRequests.tsx';
import { StoreScreenProducts, type StoreProducts } from './StoreScreenProducts.tsx';
import { StoreScreenRequests, type StoreRequests } from './StoreScreenRequests.tsx';
import { StoreScreenStorefront, type StoreStorefront } from './StoreScreenStorefront.tsx';

/**
 * What a store can show: the products of all vendors, one's own requests, one's own products, what clients look for, what
 * is saved for later, and one's deals.
 */
export type StoreTab = 'products' | 'my-requests' | 'storefront' | 'requests' | 'saved' | 'deals';

export interface StoreScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    StoreProducts,
    StoreMyRequests,
    StoreStorefront,
    StoreRequests {
  /**
   * `Client` shows `products` and `myRequests`, `Vendor` `storefront` and `requests` as tabs; both show `saved` and `deals`
   * as tabs if they are given.
   * @default 'Vendor'
   */
  mode?: Mode | undefined;
  /** Whether nobody is signed in: the tabs are then Products and Saved in either mode. */
  guest?: boolean | undefined;
  /** Shows 'Saved for later' in Client mode; called with whether only those are to be shown. */
  onOnlySavedChange?: ((onlySaved: boolean) => void) | undefined;
  /** What is saved for later, with what has changed since: the tab 'Saved', which replaces `onOnlySavedChange`. */
  saved?: SavedProducts | undefined;
  /** Called by 'Remove' on a saved product. */
  onRemoveSaved?: SavedListProps['onRemove'];
  /** Called by 'Undo' after that. */
  onUndoRemoveSaved?: SavedListProps['onUndoRemove'];
  /** Called by 'Find products' in Vendor mode, which has no tab with those of others. */
  onFindProducts?: (() => void) | undefined;
  /** The company's deals: the tab 'Deals' in either mode. */
  deals?: DealListProps | undefined;
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

const ignore = () => {};

/** On a phone the short one is seen; the tab keeps its name. */
const tabLabel = (label: string, short: string) => (
  <>
    <span data-part="label">{label}</span>
    <span data-part="short-label" aria-hidden>
      {short}
    </span>
  </>
);

/** The market: a client sees all products, a vendor its own products and all requests, and both what they saved. */
export function StoreScreen({
  mode = 'Vendor',
  guest = false,
  products,
  savedIds,
  ownId,
  onlySaved = false,
  onOnlySavedChange,
  filters,
  onFiltersChange,
  facets,
  resultCount,
  onFiltersOpen,
  offersConnected,
  view,
  onViewChange,
  onRequestEstimate,
  estimates,
  onSave,
  onViewMore,
  onEdit,
  onVendorOpen,
  productHref,
  vendorHref,
  myRequests,
  myRequestsStatus,
  onMyRequestsStatusChange,
  onCreateRequest,
  storefront,
  onAdd,
  onLogIn,
  requests,
  requestFiltering,
  onClientOpen,
  clientHref,
  onRequestOpen,
  requestHref,
  saved,
  onRemoveSaved,
  onUndoRemoveSaved,
  onFindProducts,
  deals,
  tab,
  onTabChange,
  labels,
  ...rest
}: StoreScreenProps) {
  const words = useLabels('StoreScreen', storeScreenLabels, labels);
  const showsMarket = mode === 'Client' || guest;
  const showTab = (shown: StoreTab) => onTabChange && (() => onTabChange(shown));
  const button = (label: string, onClick: (() => void) | undefined) =>
    onClick && <Button onClick={onClick}>{label}</Button>;
  const findProducts = button(words.findProducts, showsMarket ? showTab('products') : onFindProducts);
  const startDeal = showsMarket
    ? (button(words.createRequest, onCreateRequest) ?? findProducts)
    : button(words.findRequests, showTab('requests'));
  const filtering = {
    filters,
    onFiltersChange,
    facets,
    resultCount,
    onFiltersOpen,
    offersConnected,
    view,
    onViewChange,
  };
  const all: TabsItem<StoreTab>[] = [
    {
      value: 'products',
      label: words.products,
      content: showsMarket && (
        <StoreScreenProducts
          {...{ products, savedIds, ownId, onlySaved }}
          {...filtering}
          {...{ onRequestEstimate, estimates, onSave, onViewMore, onEdit, onVendorOpen }}
          {...{ productHref, vendorHref }}
          words={words}
        />
      ),
    },
    {
      value: 'my-requests',
      label: words.myRequests,
      content: showsMarket && myRequests && (
        <StoreScreenMyRequests
          {...{ myRequests, myRequestsStatus, onMyRequestsStatusChange }}
          {...{ onCreateRequest, onRequestOpen, requestHref }}
          words={words}
        />
      ),
    },
    {
      value: 'storefront',
      label: tabLabel(words.storefront, words.storefrontShort),
      content: !showsMarket && (
        <StoreScreenStorefront
          {...{ storefront, onAdd, onLogIn, onViewMore, onEdit, productHref }}
          words={words}
        />
      ),
    },
    {
      value: 'requests',
      label: tabLabel(words.requests, words.requestsShort),
      content: !showsMarket && (
        <StoreScreenRequests
          {...{ requests, requestFiltering, onClientOpen, clientHref, onRequestOpen, requestHref }}
          words={words}
        />
      ),
    },
    {
      value: 'saved',
      label: words.savedTab,
      content: saved && (
        <SavedList
          {...saved}
          {...{ ownId, onRequestEstimate, onViewMore, productHref }}
          onRemove={onRemoveSaved}
          onUndoRemove={onUndoRemoveSaved}
          emptyAction={findProducts}
        />
      ),
    },
    {
      value: 'deals',
      label: words.deals,
      content: deals && <DealList headingLevel={2} emptyAction={startDeal} {...deals} />,
    },
  ];
  const tabs = all.filter(({ content }) => Boolean(content));
  // An address may name a tab of the other mode.
  const openTab = tabs.some(({ value }) => value === tab) ? tab : tabs[0]?.value;
  return (
    <Root data-component="StoreScreen" data-mode={mode} {...rest}>
      <PageHeader
        title={words.title}
        actions={
          showsMarket ? (
            <>
              {!saved && onOnlySavedChange && (
                <Chip
                  label={words.saved}
                  leadingIcon={<Bookmark />}
                  selected={onlySaved}
                  onSelectedChange={onOnlySavedChange}
                />
              )}
              {openTab === 'my-requests' &&
                onCreateRequest &&
                myRequests &&
                (myRequests.requests.length > 0 || myRequestsStatus) && (
                  <FloatingButton label={words.createRequest} onClick={onCreateRequest} />
                )}
            </>
          ) : (
            // A phone's would cover what deals are about.
            onAdd && openTab !== 'deals' && <FloatingButton label={words.add} onClick={onAdd} />
          )
        }
      />
      {tabs.length === 1 ? (
        tabs[0]!.content
      ) : (
        <Tabs label={words.title} value={openTab} onValueChange={onTabChange ?? ignore} items={tabs} />
      )}
    </Root>
  );
}
