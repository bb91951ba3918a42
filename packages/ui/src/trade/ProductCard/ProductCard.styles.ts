'use client';
import { styled } from 'styled-components';
import { avatarLook } from '#components/Avatar/Avatar.variants.ts';
import { buttonBox } from '#components/Button/Button.variants.ts';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';
import { priceLook } from '#components/Price/Price.variants.ts';
import { bookmarkMask } from '#styles/icon-masks.ts';

export const Root = styled.article`
  @layer guildhall.components {
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
      aspect-ratio: 4 / 3;
      border-radius: calc(var(--gh-product-card-radius, var(--gh-radius-xl)) - 1px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    > [data-part='picture'] {
      background: var(--gh-color-surface-sunken);
    }

    > [data-part='body'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: var(--gh-space-1-5);
      padding: var(--gh-space-2);
    }

    /* Always four lines high, so that the cards of a row have equal heights and none moves when its text arrives. */
    [data-part='text'] {
      block-size: calc(
        2 * var(--gh-text-md) * var(--gh-leading-xl) + var(--gh-space-half) + 2 * var(--gh-text-sm) *
          var(--gh-leading-sm)
      );
      overflow: hidden;
    }
    [data-part='name'],
    [data-part='description'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      overflow: hidden;
      margin: 0;
      overflow-wrap: anywhere;
      text-align: match-parent;
    }
    [data-part='name'] {
      -webkit-line-clamp: 2;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    [data-part='description'] {
      -webkit-line-clamp: 3;
      margin-block-start: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }

    [data-part='price'][data-size] {
      ${priceLook}
    }
    [data-part='price'] {
      min-block-size: 1.75rem;
      margin-block-start: auto;
    }
    [data-part='source'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-md);
    }
    [data-part='stock'] {
      position: relative;
      flex: none;
      max-inline-size: 50%;
      padding-inline-start: 12px;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      overflow-wrap: anywhere;
      /* '12 in stock' keeps its order within Arabic text. */
      unicode-bidi: plaintext;
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

    [data-part='vendor'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      min-inline-size: 0;
      min-block-size: var(--gh-control-md);
      margin-inline: calc(-1 * var(--gh-space-1));
      padding-inline: var(--gh-space-1);
      border: 0;
      border-radius: var(--gh-radius);
      background: none;
      color: var(--gh-color-fg);
      font: inherit;
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-sm);
      text-align: start;
    }
    button[data-part='vendor'] {
      cursor: pointer;
    }
    button[data-part='vendor']:hover {
      background: var(--gh-color-surface-hover);
    }
    button[data-part='vendor']:hover > [data-part='vendor-name'] {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    [data-part='vendor']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='avatar'][data-size] {
      ${avatarLook}
    }
    [data-part='vendor-name'] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      padding-block-start: var(--gh-space-1-5);
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='actions'] > button {
      ${buttonBox}
      padding-block: var(--gh-space-half);
      overflow-wrap: anywhere;
    }
    /* The icon of 'Save for Later'. */
    [data-part='save']::before {
      content: '';
      flex: none;
      inline-size: 1.15em;
      block-size: 1.15em;
      background: currentColor;
      mask: ${bookmarkMask('outline')} center / contain no-repeat;
    }
    [data-part='save'][aria-pressed='true']::before {
      mask-image: ${bookmarkMask('filled')};
    }
    [data-part='actions'] > * {
      flex: 1 1 auto;
    }
    [data-part='actions'] > :first-child {
      flex-basis: 100%;
    }

    @media (prefers-reduced-motion: reduce) {
      &:hover {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='stock']::before {
        background: CanvasText;
      }
      [data-part='save']::before {
        background: ButtonText;
        forced-color-adjust: none;
      }
    }
  }
`;
