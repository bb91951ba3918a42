'use client';
import { MessageCircle, PackageOpen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ConnectionToggle, type ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import type { ProductActions, ProductLinks, ProductSummary } from '#trade/ProductCard/product-summary.ts';
import { ProductGrid } from '#trade/ProductCard/ProductGrid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { Opener } from '#navigation/Opener.tsx';
import { vendorProfileLabels, type VendorProfileLabels } from './VendorProfile.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './VendorProfile.styles.ts';

export interface VendorProfileProps
  extends
    EntityRootProps<'div'>,
    PagedListState,
    Omit<ProductActions, 'onVendorOpen'>,
    Pick<ProductLinks, 'productHref'> {
  /** The name; 'Unknown Company' if it is missing. One that is known already shows while the company loads. */
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
  connecting?: boolean | undefined;
  /** Called by 'Connect'. */
  onConnect?: (() => void) | undefined;
  /** The address of the conversation. Shows 'Message' as a link when connected. */
  messageHref?: string | undefined;
  /**
   * Called by 'Message', which shows only when connected, and only with this or an address. A link calls it on a plain
   * click, instead of the browser's own navigation.
   */
  onMessage?: (() => void) | undefined;
  /** What is known of it: EvidenceBadges. */
  evidence?: ReactNode;
  /** Further actions: a CompanyMenu. */
  menu?: ReactNode;
  /**
   * The loading state of the company itself; `state` is that of its products.
   * @default 'ready'
   */
  companyState?: 'loading' | 'error' | 'ready' | undefined;
  /**
   * What it sells.
   * @default []
   */
  products?: readonly ProductSummary[] | undefined;
  /**
   * The ids of those that the reader's company has saved for later.
   * @default []
   */
  savedIds?: readonly string[] | undefined;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 1 | 3 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<VendorProfileLabels> | undefined;
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
  messageHref,
  onMessage,
  evidence,
  menu,
  companyState = 'ready',
  products = noProducts,
  savedIds,
  state,
  onRetry,
  more,
  onLoadMore,
  onRequestEstimate,
  estimates,
  onSave,
  onViewMore,
  productHref,
  headingLevel = 3,
  labels,
  ...rest
}: VendorProfileProps) {
  const words = useLabels('VendorProfile', vendorProfileLabels, labels);
  const productsId = useId();
  const productsLevel = headingLevel === 1 ? 2 : 3;
  const Name = `h${headingLevel}` as const;
  const name = companyName || words.unknownCompany;
  const isLoading = companyState === 'loading';
  const isUnnamed = isLoading && !companyName;
  const facts = [
    { term: words.industry, description: companyIndustry || words.notSpecified },
    { term: words.companySize, description: companySize || words.notSpecified },
    { term: words.address, description: address || words.noAddress },
    { term: words.productTypes, description: productTypes || words.notAvailable },
  ];
  return (
    <Root data-component="VendorProfile" {...domProps(rest)}>
      {companyState === 'error' ? (
        <>
          <div data-part="header">
            <Name data-part="name">{name}</Name>
          </div>
          <AlertLoadError title={words.error} onRetry={onRetry} />
        </>
      ) : (
        <>
          <div data-part="company" {...(isLoading && { role: 'status', 'aria-label': words.loading })}>
            {isUnnamed ? (
              <Skeleton shape="rect" width={96} height={96} />
            ) : (
              <Avatar name={name} src={avatar} size="xl" />
            )}
            <div data-part="header">
              <Name data-part="name">{isUnnamed ? words.loading : name}</Name>
              {isLoading ? (
                <Skeleton shape="rect" width="11rem" height="var(--gh-control-md)" />
              ) : (
                (connectionStatus || menu) && (
                  <div data-part="actions">
                    {connectionStatus && (
                      <ConnectionToggle
                        status={connectionStatus}
                        companyName={name}
                        busy={connecting}
                        onConnect={onConnect}
                      />
                    )}
                    {(messageHref !== undefined || onMessage) && connectionStatus === 'connected' && (
                      <Button variant="secondary" leadingIcon={<MessageCircle />} asChild>
                        <Opener href={messageHref} onOpen={onMessage}>
                          {words.message}
                        </Opener>
                      </Button>
                    )}
                    {menu}
                  </div>
                )
              )}
              {(isLoading || evidence) && (
                <div data-part="evidence">
                  {isLoading ? <Skeleton shape="rect" width="17rem" height="1.75rem" /> : evidence}
                </div>
              )}
            </div>
          </div>
          <DescriptionList
            items={
              isLoading ? facts.map(({ term }) => ({ term, description: <Skeleton width="60%" /> })) : facts
            }
            variant="cells"
            columns={4}
            aria-hidden={isLoading || undefined}
          />
        </>
      )}

      {companyState !== 'error' && (
        <section data-part="products" aria-labelledby={productsId}>
          <Heading data-part="products-title" id={productsId} level={productsLevel} font="sans">
            {words.products}
          </Heading>
          <ProductGrid
            products={products}
            savedIds={savedIds}
            headingLevel={(productsLevel + 1) as 3 | 4}
            labelledBy={productsId}
            state={state}
            onRetry={onRetry}
            more={more}
            onLoadMore={onLoadMore}
            onRequestEstimate={onRequestEstimate}
            estimates={estimates}
            onSave={onSave}
            onViewMore={onViewMore}
            productHref={productHref}
            emptyState={
              <EmptyState
                headingLevel={(productsLevel + 1) as 3 | 4}
                icon={<PackageOpen />}
                title={words.noProducts}
                description={isUnnamed ? undefined : words.noProductsHint(name)}
              />
            }
          />
        </section>
      )}
    </Root>
  );
}
