'use client';
import { styled } from 'styled-components';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';
import { openerLook } from '#styles/opener-look.ts';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;

    ${pictureLook}
    [data-part='product'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      /* As much as the column may take where the table scrolls. */
      min-inline-size: min(14rem, 40cqi - 2 * var(--_inset));
    }
    /* As much around two lines as leaves 14 rows in a window of 900 px. */
    [data-component='Table'] {
      --_row: calc(1lh + 6px);
    }
    /* A row that loads is as high as one with its picture. */
    [data-component='Table'] [aria-busy='true'] {
      --_row: calc(2.25rem + 6px);
    }
    [data-part='product'] > :is([data-part='picture'], [data-part='fallback']) {
      flex: none;
      inline-size: 3rem;
      block-size: 2.25rem;
      overflow: hidden;
      border-radius: var(--gh-radius);
    }
    [data-part='open'] {
      ${openerLook}
    }
    [data-part='product'] > [data-part='open'] {
      overflow-wrap: anywhere;
    }
    /* A vendor's name breaks between words. */
    td > [data-part='open'] {
      display: inline-block;
      min-inline-size: 7rem;
    }
    /* Two lines: the price and what it is of; the full price and the discount. The prices of all rows end at one line. */
    [data-part='price'] {
      display: inline-grid;
      grid-template-columns: auto minmax(4.25rem, auto);
      align-items: baseline;
      justify-items: start;
      column-gap: var(--gh-space-half);
    }
    [data-part='price'] > [data-component='Price'] {
      display: contents;
    }
    [data-part='amount'] {
      grid-row: 1;
    }
    :is([data-part='amount'], [data-part='original']) {
      grid-column: 1;
      justify-self: end;
    }
    :is([data-part='original'], [data-part='discount']) {
      grid-row: 2;
    }
    [data-part='unit'] {
      grid-row: 1;
      grid-column: 2;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
    }
    [data-part='actions'] {
      display: inline-flex;
      gap: var(--gh-space-half);
    }
  }
`;
