'use client';
import { css } from 'styled-components';
import { priceLook } from '#components/Price/Price.variants.ts';

/**
 * The price with its unit and the terms; below them the full price, the discount and the stock. Always two lines, so that
 * the cards of a row stand in line and are as high as their skeleton. What has no room among the terms is left out.
 */
export const priceStyles = css`
  [data-part='price'][data-size] {
    ${priceLook}
  }
  [data-part='body'] > [data-part='price'][data-size] {
    align-content: flex-start;
    min-block-size: calc((var(--gh-text-md) + var(--gh-text-xs)) * var(--gh-leading-sm));
    margin-block-start: auto;
    font-size: var(--gh-text-xs);
  }
  [data-part='price']::before {
    content: '';
    order: 2;
    flex: 0 0 100%;
  }
  [data-part='body'] > [data-part='price'][data-size] > [data-part='amount'] {
    font-size: var(--gh-text-md);
  }
  [data-part='price'] > :is([data-part='original'], [data-part='discount'], [data-part='stock']) {
    order: 3;
  }
  [data-part='stock'],
  [data-part='terms'],
  [data-part='unit'] {
    color: var(--gh-color-fg-muted);
  }
  /* Before the others they take what they need, and end earlier rather than make a third line. */
  [data-part='unit'],
  [data-part='price'] > [data-part='original'] {
    flex: 1000 1 2rem;
    max-inline-size: max-content;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='price'] > [data-part='original'] {
    flex-basis: 4rem;
  }
  [data-part='unit'] {
    margin-inline-start: calc(-1 * var(--gh-space-half));
  }
  [data-part='terms'] {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    justify-content: flex-end;
    min-inline-size: 0;
    block-size: calc(1em * var(--gh-leading-sm));
    overflow: hidden;
    white-space: pre;
  }
  /* Beside it the first term has room, or is on a line out of sight as well. */
  [data-part='terms']::before {
    content: '\\200b';
  }
  [data-part='minimum-order'] + [data-part='lead-time']::before {
    content: ' · ';
  }
  [data-part='stock'] {
    position: relative;
    margin-inline-start: auto;
    padding-inline-start: 12px;
    overflow-wrap: anywhere;
  }
  [data-part='stock']::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 3px);
    inset-inline-start: 0;
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--gh-radius-full);
    background: var(--gh-color-positive);
  }
  [data-stock='none']::before {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--gh-color-fg-subtle);
  }

  @media (forced-colors: active) {
    [data-part='stock']::before {
      background: CanvasText;
    }
  }
`;
