'use client';
import { styled } from 'styled-components';

export const Root = styled.nav`
  @layer guildhall.components {
    container-type: inline-size;
    inline-size: 100%;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--gh-space-1);
    min-inline-size: 0;
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-fg);

    > [data-part='range'] {
      margin-inline-end: auto;
      color: var(--gh-pagination-fg, var(--gh-color-fg-muted));
    }
    > [data-part='pages'] {
      display: flex;
      gap: 2px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    [data-part='page'],
    [data-part='gap'],
    > [data-part='previous'],
    > [data-part='next'] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--gh-space-half);
      box-sizing: border-box;
      min-inline-size: var(--gh-control-md);
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-half);
      border: 1px solid transparent;
      border-radius: var(--gh-radius);
      background-color: transparent;
      color: var(--gh-pagination-fg, var(--gh-color-fg-muted));
      font-weight: var(--gh-weight-medium);
      text-decoration: none;
      white-space: nowrap;
    }
    [data-part='page'],
    > [data-part='previous'],
    > [data-part='next'] {
      cursor: pointer;
      transition:
        color var(--gh-duration-fast) var(--gh-ease-out),
        background-color var(--gh-duration-fast) var(--gh-ease-out);
      -webkit-tap-highlight-color: transparent;
    }
    > [data-part='previous'],
    > [data-part='next'] {
      padding-inline: var(--gh-space-1-5);
      color: var(--gh-color-fg);
    }
    > [data-part='previous'] > svg,
    > [data-part='next'] > svg {
      flex: none;
    }
    > [data-part='previous'] > svg:dir(rtl),
    > [data-part='next'] > svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='page'][aria-current] {
      border-color: var(--gh-color-border-strong);
      background-color: var(--gh-pagination-current-bg, var(--gh-color-surface));
      color: var(--gh-color-fg);
      font-weight: var(--gh-weight-semibold);
      cursor: default;
    }
    > [aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    @media (hover: hover) {
      :is([data-part='page'], [data-part='previous'], [data-part='next']):hover:not(
          [aria-disabled],
          [aria-current]
        ) {
        background-color: var(--gh-color-surface-hover);
        color: var(--gh-color-fg);
      }
    }
    :is([data-part='page'], [data-part='previous'], [data-part='next']):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    > [data-part='status'] {
      display: none;
      color: var(--gh-pagination-fg, var(--gh-color-fg-muted));
      text-align: center;
    }
    > [data-part='status'][data-alone] {
      display: block;
      min-inline-size: 6em;
    }

    @container (width < 36rem) {
      > [data-part='pages'] {
        display: none;
      }
      > [data-part='status'] {
        display: block;
        flex: 1;
      }
      /* It says where one is, too. */
      > [data-part='range'] ~ [data-part='status'] {
        display: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='page'],
      > [data-part='previous'],
      > [data-part='next'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      /* A transparent border would show. */
      [data-part='gap'] {
        border-color: Canvas;
      }
      [data-part='page'][aria-current] {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }
      > [aria-disabled] {
        color: GrayText;
      }
    }
  }
`;
