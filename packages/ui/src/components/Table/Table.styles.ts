'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    container-type: inline-size;
    position: relative;
    inline-size: 100%;
    min-inline-size: 0;
    overflow: clip;
    border: 1px solid var(--gh-table-border, var(--gh-color-border));
    border-radius: var(--gh-table-radius, var(--gh-radius-lg));
    background: var(--gh-table-bg, var(--gh-color-surface));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='region'] {
      max-block-size: var(--_max-height, none);
      overflow: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
    }
    > [data-part='region']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='table'] {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }
    [data-part='caption'] {
      padding: var(--gh-space-1-5) var(--gh-space-2);
      text-align: start;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
    }
    /* The words stay in sight while the table scrolls sideways below them. */
    [data-part='caption'] > span {
      position: sticky;
      inset-inline-start: var(--gh-space-2);
      display: inline-block;
      max-inline-size: calc(100cqi - 2 * var(--gh-space-2));
    }
    > [data-part='status'],
    [data-part='caption'][data-caption='hidden'] {
      ${outOfSight}
    }

    [data-part='header'],
    [data-part='cell'] {
      padding-inline: var(--gh-space-2);
      text-align: start;
    }
    [data-part='header'] {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      block-size: var(--gh-control-md);
      border-block-end: 1px solid var(--gh-table-border, var(--gh-color-border));
      background: var(--gh-table-head-bg, var(--gh-color-surface-sunken));
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
      white-space: nowrap;
    }
    [data-part='cell'] {
      padding-block: calc((var(--gh-control-lg) - 1lh) / 2);
      background: var(--gh-table-bg, var(--gh-color-surface));
      font-weight: inherit;
      overflow-wrap: break-word;
    }
    th[data-part='cell'] {
      font-weight: var(--gh-weight-medium);
    }
    tr + tr > [data-part='cell'] {
      border-block-start: 1px solid var(--gh-table-border, var(--gh-color-border));
    }
    [data-justify='center'] {
      text-align: center;
    }
    [data-justify='end'] {
      text-align: end;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [data-justify='end'] > [data-component='Skeleton'] {
      margin-inline-start: auto;
    }
    [data-justify='center'] > [data-component='Skeleton'] {
      margin-inline: auto;
    }
    @media (hover: hover) {
      tbody > tr:hover > [data-part='cell'] {
        background: var(--gh-color-surface-hover);
      }
    }

    :is([data-part='header'], [data-part='cell']):first-child {
      position: sticky;
      inset-inline-start: 0;
    }
    [data-part='header']:first-child {
      z-index: 2;
    }
    &[data-scrolls] :is([data-part='header'], [data-part='cell']):first-child {
      min-inline-size: 9rem;
      max-inline-size: 40cqi;
      border-inline-end: 1px solid var(--gh-table-border, var(--gh-color-border));
      overflow-wrap: anywhere;
    }

    [data-part='sort'] {
      display: inline-flex;
      align-items: center;
      gap: var(--gh-space-half);
      min-block-size: var(--gh-control-md);
      margin-inline: calc(-1 * var(--gh-space-half));
      padding: 0 var(--gh-space-half);
      border: 0;
      border-radius: var(--gh-radius);
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    /* The words, and not the arrow, stand above the digits. */
    [data-justify='end'] > [data-part='sort'] {
      flex-direction: row-reverse;
    }
    [data-part='sort'] > svg {
      flex: none;
      color: var(--gh-color-fg-subtle);
    }
    [data-part='header'][aria-sort],
    [data-part='header'][aria-sort] > [data-part='sort'] > svg {
      color: var(--gh-color-fg);
    }
    @media (hover: hover) {
      [data-part='sort']:hover {
        color: var(--gh-color-fg);
      }
    }
    [data-part='sort']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    > [data-part='empty'] {
      padding: var(--gh-space-2);
    }

    @container (width < 30rem) {
      [data-part='header'],
      [data-part='cell'] {
        padding-inline: var(--gh-space-1-5);
      }
    }
    @media (forced-colors: active) {
      [data-part='header'][aria-sort] > [data-part='sort'] > svg {
        color: Highlight;
      }
    }
  }
`;
