'use client';
import { styled } from 'styled-components';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';
import { actionStyles } from './ProductCard.actions.styles.ts';
import { priceStyles } from './ProductCard.price.styles.ts';
import { vendorStyles } from './ProductCard.vendor.styles.ts';

export const Root = styled.article`
  @layer guildhall.components {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    background: var(--gh-product-card-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-product-card-border, var(--gh-color-border));
    border-radius: var(--gh-product-card-radius, var(--gh-radius-xl));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    @media (hover: hover) {
      /* Only while hovered: a permanent transition would run on every card when the theme changes. */
      &:hover {
        transition:
          border-color var(--gh-duration-fast) var(--gh-ease-out),
          box-shadow var(--gh-duration-fast) var(--gh-ease-out);
        border-color: var(--gh-color-border-strong);
        box-shadow: var(--gh-shadow-1);
      }
    }

    ${pictureLook}
    > [data-component='ImageCarousel'],
    > [data-component='Skeleton'],
    > [data-part='picture'],
    > [data-part='fallback'] {
      inline-size: 100%;
      block-size: auto;
      /* 140 px high in one of four columns at 1440 px. */
      aspect-ratio: 1.9;
      border-radius: calc(var(--gh-product-card-radius, var(--gh-radius-xl)) - 1px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    > [data-part='picture'] {
      background: var(--gh-color-surface-sunken);
    }

    /* A single picture belongs to the link or the button that opens the product; slides are swiped. */
    > :is([data-part='picture'], [data-part='fallback']) ~ [data-part='body'] [data-part='open']::after {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      aspect-ratio: 1.9;
    }
    &[data-opens] > [data-component='ImageCarousel'] {
      cursor: pointer;
    }

    > [data-part='body'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: var(--gh-space-half);
      padding: var(--gh-space-1-5);
    }

    /* Always three lines high, so that the cards of a row have equal heights and none moves when its text arrives. */
    [data-part='text'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      block-size: calc(3 * var(--gh-text-sm) * var(--gh-leading-sm));
      margin-block-end: var(--gh-space-half);
      overflow: hidden;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='name'],
    [data-part='description'] {
      margin: 0;
      font-size: inherit;
      line-height: inherit;
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='name'] {
      font-weight: var(--gh-weight-semibold);
      letter-spacing: var(--gh-tracking-tight);
      text-wrap: wrap;
    }
    [data-part='open'] {
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: inherit;
      text-decoration: none;
      overflow-wrap: inherit;
      cursor: pointer;
      text-underline-offset: 0.2em;
    }
    @media (hover: hover) {
      [data-part='open']:hover {
        text-decoration: underline;
      }
    }
    /* Both clip what is around the words, so there is room for the focus ring within them. */
    [data-part='text'],
    [data-part='name'] {
      margin-inline: -4px;
      padding-inline: 4px;
    }
    [data-part='open'] {
      margin-inline: -3px;
      padding-block: 0;
      padding-inline: 3px;
      border-radius: var(--gh-radius);
    }
    [data-part='open']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -1px;
    }
    [data-part='description'] {
      color: var(--gh-color-fg-muted);
    }

    ${priceStyles}
    ${vendorStyles}
    ${actionStyles}

    @media (prefers-reduced-motion: reduce) {
      &:hover {
        transition: none;
      }
    }
  }
`;
