'use client';
import { css } from 'styled-components';
import { priceLook } from '#components/Price/Price.variants.ts';

/**
 * Price and stock; below them, on one line, the full price, the discount and the terms. Where there is no room for
 * both terms, the time of delivery is left out: all cards stay as high as their skeleton.
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
  [data-part='price'] > :is([data-part='original'], [data-part='discount'], [data-part='terms']) {
    order: 3;
  }
  [data-part='stock'],
  [data-part='terms'] {
    margin-inline-start: auto;
    color: var(--gh-color-fg-muted);
  }
  [data-part='unit'] {
    margin-inline-start: calc(-1 * var(--gh-space-half));
    color: var(--gh-color-fg-muted);
  }
  [data-part='terms'] {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    justify-content: flex-end;
    min-inline-size: 4rem;
    block-size: calc(1em * var(--gh-leading-sm));
    overflow: hidden;
  }
  [data-part='terms'] > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }
  [data-part='minimum-order'] + [data-part='lead-time']::before {
    content: ' · ';
  }
  [data-part='stock'] {
    position: relative;
    order: 1;
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
