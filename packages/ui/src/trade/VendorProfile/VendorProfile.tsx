'use client';
import { MessagesSquare, PackageOpen } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ConnectionToggle, type ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import type { ProductActions, ProductSummary } from '#trade/ProductCard/ProductCard.tsx';
import { ProductGrid } from '#trade/ProductCard/ProductGrid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { domProps } from '#lib/dom-props.ts';
import { Root } from './VendorProfile.styles.ts';

export interface VendorProfileProps
  extends
    Omit<ComponentProps<'div'>, 'id' | 'children'>,
    PagedListState,
    Omit<ProductActions, 'onVendorOpen'> {
  /** The name; 'Unknown Company' if it is missing. */
  companyName?: string | undefined;
  /** Address of the company's picture. Without one the initials show. */
  avatar?: string | null | undefined;
  /** The industry it works in. */
  companyIndustry?: string | undefined;
  /** Its size. */
  companySize?: string | undefined;
  /** Where it is. */
  address?: string | undefined;
  /** What it makes. */
  productTypes?: string | undefined;
  /** The connection of the signed-in company with this one. Without it there is no toggle, as on the own profile. */
  connectionStatus?: ConnectionStatus | undefined;
  /**
   * Whether a connection is being requested.
   * @default false
   */
  connecting?: boolean;
  /** Called by 'Connect'. */
  onConnect?: (() => void) | undefined;
  /** Called by 'Message', which shows only with it and only when connected. */
  onMessage?: (() => void) | undefined;
  /**
   * The loading state of the company itself; `state` is that of its products.
   * @default 'ready'
   */
  companyState?: 'loading' | 'error' | 'ready';
  /**
   * What it sells.
   * @default []
   */
  products?: readonly ProductSummary[];
  /**
   * The ids of those that the reader's company has saved for later.
   * @default []
   */
  savedIds?: readonly string[];
}

const noProducts: readonly ProductSummary[] = [];

/** Who a vendor is and what it sells. Made for a Dialog of size `full`; takes a company of the API by spreading. */
export function VendorProfile({
  companyName,
  avatar = null,
  companyIndustry,
  companySize,
  address,
  productTypes,
  connectionStatus,
  connecting = false,
  onConnect,
  onMessage,
  companyState = 'ready',
  products = noProducts,
  savedIds,
  state,
  onRetry,
  more,
  onLoadMore,
  onRequestEstimate,
  onSave,
  onViewMore,
  ...rest
}: VendorProfileProps) {
  const productsId = useId();
  const name = companyName || 'Unknown Company';
  const facts = [
    { term: 'Industry', description: companyIndustry || 'Not specified' },
    { term: 'Company Size', description: companySize || 'Not specified' },
    { term: 'Address', description: address || 'No address provided' },
    { term: 'Product Types', description: productTypes || 'N/A' },
  ];
  return (
    <Root data-component="VendorProfile" {...domProps(rest)}>
      {companyState === 'error' && (
        <AlertLoadError title="This company could not be loaded." onRetry={onRetry} />
      )}
      {companyState === 'loading' && (
        <div data-part="company" role="status" aria-label="Loading company">
          <Skeleton shape="circle" width={96} />
          <div data-part="header">
            <div data-part="name">
              <Skeleton width="min(18rem, 80%)" />
            </div>
            <Skeleton width="min(30rem, 100%)" />
          </div>
        </div>
      )}
      {companyState === 'ready' && (
        <>
          <div data-part="company">
            <Avatar name={name} src={avatar} size="xl" />
            <div data-part="header">
              <h3 data-part="name">{name}</h3>
              {connectionStatus && (
                <div data-part="actions">
                  <ConnectionToggle
                    status={connectionStatus}
                    companyName={name}
                    busy={connecting}
                    onConnect={onConnect}
                  />
                  {onMessage && connectionStatus === 'connected' && (
                    <Button variant="secondary" leadingIcon={<MessagesSquare />} onClick={onMessage}>
                      Message
                    </Button>
                  )}
                </div>
              )}
            </div>
          </div>
          <DescriptionList items={facts} variant="cells" columns={4} />
        </>
      )}

      {companyState !== 'error' && (
        <section data-part="products" aria-labelledby={productsId}>
          <h3 data-part="products-title" id={productsId}>
            Products
          </h3>
          <ProductGrid
            products={products}
            savedIds={savedIds}
            headingLevel={4}
            labelledBy={productsId}
            state={state}
            onRetry={onRetry}
            more={more}
            onLoadMore={onLoadMore}
            onRequestEstimate={onRequestEstimate}
            onSave={onSave}
            onViewMore={onViewMore}
            emptyState={
              <EmptyState
                headingLevel={4}
                icon={<PackageOpen />}
                title="No products yet"
                description={`What ${name} sells will stand here.`}
              />
            }
          />
        </section>
      )}
    </Root>
  );
}
