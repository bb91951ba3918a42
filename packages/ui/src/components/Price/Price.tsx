'use client';
import type { ComponentProps } from 'react';
import { priceLabels, type PriceLabels } from './Price.labels.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Root } from './Price.styles.ts';
import { priceParts } from './price-parts.tsx';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The price before the discount, in the currency of the `LocaleProvider`. */
  price: number;
  /**
   * The discount in percent. Above 0, the reduced price comes first and the full one is struck through beside it.
   * @default 0
   */
  discount?: number | undefined;
  /**
   * The size of the reduced price; `lg` is for a product's own page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PriceLabels> | undefined;
}

/** What a product costs: the price after the discount, the full price struck through, and the percent off. */
export function Price({ price, discount = 0, size = 'md', labels, ...rest }: PriceProps) {
  const words = useLabels('Price', priceLabels, labels);
  const locale = useLocale();
  return (
    <Root data-component="Price" data-size={size} {...rest}>
      {priceParts(price, discount, words, locale)}
    </Root>
  );
}
