'use client';
import { Archive, ArchiveRestore, BadgePercent, TrendingUp } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { BulkProduct } from './bulk-product.ts';
import { bulkChangeLabels, type BulkChangeLabels } from './BulkChange.labels.ts';
import { Root } from './BulkChange.styles.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';

export interface BulkChangeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The selected products, as far as they are loaded; the first three are the examples. */
  products: readonly BulkProduct[];
  /**
   * How many are selected, also on other pages.
   * @default the number of `products`
   */
  count?: number | undefined;
  /** The price after a change by a percentage, which is below 0 where it falls; rounded as the server does. */
  priceAfter: (price: number, percent: number) => number;
  /** Shows 'Change prices'; called with the percentage, below 0 for down. A rejected promise keeps the dialog open. */
  onPricesChange?: ((percent: number) => void | Promise<unknown>) | undefined;
  /** Shows 'Set discount'; called with the percentage off. A rejected promise keeps the dialog open. */
  onDiscountChange?: ((discount: number) => void | Promise<unknown>) | undefined;
  /** Shows 'Archive' and is called by it. */
  onArchive?: (() => void) | undefined;
  /** Shows 'Restore' and is called by it. */
  onRestore?: (() => void) | undefined;
  /**
   * `row` is for a bar above a table; `bar` fills the width of a phone, for the thumb.
   * @default 'row'
   */
  layout?: 'row' | 'bar' | undefined;
  /**
   * Whether a change is under way that no dialog shows: the buttons ignore presses.
   * @default false
   */
  busy?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<BulkChangeLabels> | undefined;
}

/** Changes many products at once: their prices, their discount, or whether they are offered. */
export function BulkChange({
  products,
  count: countProp,
  priceAfter,
  onPricesChange,
  onDiscountChange,
  onArchive,
  onRestore,
  layout = 'row',
  busy = false,
  labels,
  ...rest
}: BulkChangeProps) {
  const words = useLabels('BulkChange', bulkChangeLabels, labels);
  const count = countProp ?? products.length;
  const [isOpen, setOpen] = useState<'prices' | 'discount' | null>(null);
  const look =
    layout === 'bar'
      ? ({ variant: 'ghost', size: 'lg' } as const)
      : ({ variant: 'secondary', size: 'sm' } as const);
  const button = { ...look, 'aria-disabled': busy || undefined };
  const press = (action: () => void) => () => {
    if (!busy) action();
  };
  const dialog = { products, count, priceAfter, words, onClose: () => setOpen(null) };
  return (
    <Root data-component="BulkChange" data-layout={layout} aria-busy={busy || undefined} {...rest}>
      {onPricesChange && (
        <>
          <Button {...button} leadingIcon={<TrendingUp />} onClick={press(() => setOpen('prices'))}>
            {words.prices}
          </Button>
          <BulkChangeDialog {...dialog} kind="prices" open={isOpen === 'prices'} onSubmit={onPricesChange} />
        </>
      )}
      {onDiscountChange && (
        <>
          <Button {...button} leadingIcon={<BadgePercent />} onClick={press(() => setOpen('discount'))}>
            {words.discount}
          </Button>
          <BulkChangeDialog
            {...dialog}
            kind="discount"
            open={isOpen === 'discount'}
            onSubmit={onDiscountChange}
          />
        </>
      )}
      {onArchive && (
        <Button {...button} leadingIcon={<Archive />} onClick={press(onArchive)}>
          {words.archive}
        </Button>
      )}
      {onRestore && (
        <Button {...button} leadingIcon={<ArchiveRestore />} onClick={press(onRestore)}>
          {words.restore}
        </Button>
      )}
    </Root>
  );
}
