import { css } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

/** The styles of a price, for composites that style plain elements with it: a component of its own costs more. */
export const priceLook = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--gh-space-1);
  font-family: var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  font-size: var(--gh-text-sm);
  line-height: var(--gh-leading-sm);

  /* '12% off' keeps its order between Arabic words. */
  > * {
    unicode-bidi: plaintext;
  }
  [data-part='amount'] {
    color: var(--gh-price-fg, var(--gh-color-fg));
    font-weight: var(--gh-weight-semibold);
    letter-spacing: var(--gh-tracking-tight);
    white-space: nowrap;
  }
  &[data-size='sm'] [data-part='amount'] {
    font-size: var(--gh-text-sm);
  }
  &[data-size='md'] [data-part='amount'] {
    font-size: var(--gh-text-lg);
  }
  &[data-size='lg'] [data-part='amount'] {
    font-size: var(--gh-text-3xl);
  }
  [data-part='original'] {
    color: var(--gh-color-fg-muted);
    white-space: nowrap;
  }
  [data-part='discount'] {
    color: var(--gh-price-discount-fg, var(--gh-color-positive-fg));
    font-weight: var(--gh-weight-medium);
    white-space: nowrap;
  }
  /* A line through a number is not read out, so a word says what it is. */
  [data-part='hint'] {
    ${outOfSight}
  }
`;
