'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import { Root } from './StoreScreen.styles.ts';

/** What a vendor's store can show. */
export type StoreTab = 'storefront' | 'requests';

export interface StoreScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /**
   * `Client` shows `products`; `Vendor` shows `storefront` and `requests` as tabs.
   * @default 'Vendor'
   */
  mode?: Mode;
  /**
   * All products, as a CardGrid; its skeletons while they load; an EmptyState when there are none. Cards here and
   * in the tabs are headings of level 2: they stand right below the page's title.
   */
  products?: ReactNode;
  /** The vendor's own products, in the tab 'My Storefront'. */
  storefront?: ReactNode;
  /** What clients ask for, in the tab 'Client Requests'. */
  requests?: ReactNode;
  /** What can be done here, beside the title: a Button. */
  action?: ReactNode;
  /** Which tab a vendor sees, when the caller keeps that state, for instance in the address. */
  value?: StoreTab;
  /**
   * Which tab a vendor sees at first, when the page keeps that state itself.
   * @default 'storefront'
   */
  defaultValue?: StoreTab;
  /** Told which tab has been selected. */
  onValueChange?: (value: StoreTab) => void;
}

/** The market: a client sees all products, a vendor its own products and all requests. */
export function StoreScreen({
  mode = 'Vendor',
  products,
  storefront,
  requests,
  action,
  value,
  defaultValue = 'storefront',
  onValueChange,
  ...rest
}: StoreScreenProps) {
  return (
    <Root data-component="StoreScreen" data-mode={mode} {...rest}>
      <header data-part="head">
        <div>
          <h1 data-part="title">Store</h1>
          <p data-part="subtitle">
            {mode === 'Client'
              ? 'Everything that vendors offer on Guildhall.'
              : 'What you offer, and what clients are looking for.'}
          </p>
        </div>
        {action && <div data-part="action">{action}</div>}
      </header>
      {mode === 'Client' ? (
        <div data-part="products">{products}</div>
      ) : (
        <Tabs
          label="Store"
          items={[
            { value: 'storefront', label: 'My Storefront', content: storefront },
            { value: 'requests', label: 'Client Requests', content: requests },
          ]}
          {...(value === undefined ? { defaultValue } : { value })}
          {...(onValueChange && { onValueChange: (next: string) => onValueChange(next as StoreTab) })}
        />
      )}
    </Root>
  );
}
