'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    /* The checkbox, and the room of a cell on both sides. */
    --_inset: var(--gh-table-cell-inset, var(--gh-space-2));
    --_select: calc(1.25rem + 2 * var(--_inset));
    --_head: var(--gh-control-md);
    --_row: var(--gh-table-row-height, var(--gh-control-md));
    container-type: inline-size;
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
      grid-area: 2 / 1;
      /* What gets the focus is not below the head, nor below the first column. */
      scroll-padding-block: calc(var(--_head) + var(--gh-space-half)) var(--gh-space-half);
      scroll-padding-inline: calc(40cqi + var(--_select)) var(--gh-space-half);
      max-block-size: var(--_max-height, none);
      overflow: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
    }
    > [data-part='region']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    /* Where more columns follow, the cells fade at the edge, and the shade below them shows. */
    @supports (animation-timeline: scroll()) {
      --_end: right;
      --_there: 100%;
      --_gone: 0%;
      &:dir(rtl) {
        --_end: left;
        --_there: 0%;
        --_gone: 100%;
      }
      &[data-scrolls]::before {
        content: '';
        grid-area: 2 / 1;
        justify-self: end;
        inline-size: var(--gh-space-2);
        background: linear-gradient(to var(--_end), transparent, var(--gh-color-border));
      }
      > [data-part='region'] {
        animation: gh-table-end linear both;
        animation-timeline: scroll(self inline);
        animation-range: calc(100% - var(--gh-space-2)) 100%;
      }
    }
    @keyframes gh-table-end {
      from {
        mask: linear-gradient(to var(--_end), currentColor calc(100% - var(--gh-space-2)), transparent)
          var(--_there) 0 / calc(100% + var(--gh-space-2)) 100%;
      }
      to {
        mask: linear-gradient(to var(--_end), currentColor calc(100% - var(--gh-space-2)), transparent)
          var(--_gone) 0 / calc(100% + var(--gh-space-2)) 100%;
      }
    }
    [data-part='table'] {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }
    /* Whatever rows are rendered, the columns stay as wide as they are. */
    &[data-virtual] > [data-part='region'] > [data-part='table'] {
      table-layout: fixed;
      min-inline-size: calc(var(--_columns) * 7rem);
    }
    > [data-part='caption'] {
      padding: var(--gh-space-1-5) var(--gh-space-2);
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
      overflow-wrap: anywhere;
    }
    > [data-part='status'],
    > [data-part='caption'][data-caption='hidden'] {
      ${outOfSight}
    }

    [data-part='header'],
    [data-part='cell'],
    [data-part='select'] {
      padding-inline: var(--_inset);
      text-align: start;
    }
    thead > tr > th {
      box-sizing: border-box;
      block-size: var(--_head);
      padding-block: 0;
      border-block-end: 1px solid var(--gh-table-border, var(--gh-color-border));
      background: var(--gh-table-head-bg, var(--gh-color-surface-sunken));
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
      white-space: nowrap;
    }
    tbody > tr > :is([data-part='cell'], [data-part='select']) {
      padding-block: calc((var(--_row) - 1lh) / 2);
      background: var(--gh-table-bg, var(--gh-color-surface));
      font-weight: inherit;
      overflow-wrap: break-word;
    }
    :is(thead, tbody) > tr > [data-part='select'] {
      box-sizing: border-box;
      inline-size: var(--_select);
      min-inline-size: var(--_select);
      padding-block: 0;
      /* Shift and a press would select the words between. */
      -webkit-user-select: none;
      user-select: none;
    }
    th[data-part='cell'] {
      font-weight: var(--gh-weight-medium);
    }
    tr + tr > :is([data-part='cell'], [data-part='select']) {
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
      tbody > tr:hover > :is([data-part='cell'], [data-part='select']) {
        background: var(--gh-color-surface-hover);
      }
    }
    tbody > tr[data-selected] > :is([data-part='cell'], [data-part='select']) {
      background: var(--gh-table-selected-bg, var(--gh-color-surface-hover));
    }
    tbody > tr[data-selected] > [data-part='select'] {
      box-shadow: inset 3px 0 var(--gh-color-accent);
    }
    tbody > tr[data-selected] > [data-part='select']:dir(rtl) {
      box-shadow: inset -3px 0 var(--gh-color-accent);
    }

    /* The head stays in sight, and what names a row with its checkbox. */
    @media screen {
      thead > tr > th {
        position: sticky;
        inset-block-start: 0;
        z-index: 2;
      }
      tr > :first-child,
      &[data-selectable] tr > :nth-child(2) {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
      }
      &[data-selectable] tr > :nth-child(2) {
        inset-inline-start: var(--_select);
      }
      thead > tr > :first-child,
      &[data-selectable] thead > tr > :nth-child(2) {
        z-index: 3;
      }
    }
    &[data-scrolls]:not([data-selectable]) tr > :first-child,
    &[data-scrolls][data-selectable] tr > :nth-child(2) {
      min-inline-size: min(9rem, 40cqi);
      max-inline-size: 40cqi;
      border-inline-end: 1px solid var(--gh-table-border, var(--gh-color-border));
      overflow-wrap: anywhere;
    }

    [data-part='sort'] {
      display: inline-flex;
      vertical-align: top;
      align-items: center;
      gap: var(--gh-space-half);
      min-block-size: calc(var(--_head) - 1px);
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
    > [data-part='bulk'] {
      grid-area: 2 / 1;
      align-self: start;
      position: sticky;
      inset-block-start: var(--gh-table-bulk-inset, 0);
      z-index: 4;
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      box-sizing: border-box;
      min-block-size: var(--_head);
      margin-inline-start: var(--_select);
      padding-inline-end: var(--gh-space-1);
      /* A second line would cover the rows that it is about. */
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      border-block-end: 1px solid var(--gh-table-border, var(--gh-color-border));
      background: var(--gh-table-head-bg, var(--gh-color-surface-sunken));
    }
    > [data-part='bulk'] > * {
      flex: none;
    }
    > [data-part='bulk'] > [data-part='count'] {
      margin-inline: var(--gh-space-2) var(--gh-space-1);
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
    }
    > [data-part='bulk'] > [data-part='clear'] {
      margin-inline-start: auto;
    }
    > [data-part='empty'] {
      grid-area: 3 / 1;
      padding: var(--gh-space-2);
    }
    > [data-part='footer'] {
      grid-area: 4 / 1;
      padding: var(--gh-space-half) var(--gh-space-2);
      border-block-start: 1px solid var(--gh-table-border, var(--gh-color-border));
    }

    /* With large text on a phone the column that stays would take the room of the others, or break its words. */
    @container (width < 16rem) {
      > [data-part='region'] {
        scroll-padding-inline: var(--gh-space-half);
      }
      tr > :first-child,
      &[data-selectable] tr > :nth-child(2) {
        inset-inline-start: auto;
      }
      &[data-scrolls]:not([data-selectable]) tr > :first-child,
      &[data-scrolls][data-selectable] tr > :nth-child(2) {
        min-inline-size: 9rem;
        max-inline-size: none;
        border-inline-end: 0;
        overflow-wrap: break-word;
      }
    }
    @container (width < 30rem) {
      [data-part='header'],
      [data-part='cell'],
      > [data-part='footer'] {
        padding-inline: var(--gh-space-1-5);
      }
    }
    /* Paper does not scroll: all columns show, and what selects or could sort rows does not. */
    @media print {
      &,
      > [data-part='region'] {
        max-block-size: none;
        overflow: visible;
      }
      > [data-part='region'] {
        animation: none;
      }
      &[data-scrolls]::before,
      tr > [data-part='select'],
      > [data-part='bulk'],
      [data-part='header']:not([aria-sort]) > [data-part='sort'] > svg {
        display: none;
      }
      tr {
        break-inside: avoid;
      }
    }
    @media (forced-colors: active) {
      [data-part='header'][aria-sort] > [data-part='sort'] > svg {
        color: Highlight;
      }
      tbody > tr[data-selected] > [data-part='select'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
