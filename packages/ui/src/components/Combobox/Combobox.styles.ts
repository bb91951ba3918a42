'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}
    ${fieldBox}

    [data-part='control'] {
      padding-inline-end: var(--gh-space-5);
      text-overflow: ellipsis;
    }
    [data-part='box']:has([data-component='IconButton']) [data-part='control'] {
      padding-inline-end: calc(var(--gh-space-5) + var(--gh-control-sm));
    }
    [data-component='IconButton'] {
      position: absolute;
      inset-inline-end: calc(var(--gh-space-5) - var(--gh-space-half));
      color: var(--gh-color-fg-subtle);
    }
    [data-part='icon'] {
      position: absolute;
      inset-inline-end: var(--gh-space-1-5);
      display: inline-flex;
      color: var(--gh-color-fg-subtle);
      pointer-events: none;
    }
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;

export const Popup = styled.div`
  @layer guildhall.components {
    z-index: var(--gh-z-popover);
    display: flex;
    flex-direction: column;
    inline-size: var(--radix-popover-trigger-width);
    /* The list scrolls to its answer before its place is known. */
    max-block-size: min(20rem, var(--radix-popover-content-available-height, 20rem));
    overflow: hidden;
    font: var(--gh-weight-regular) var(--gh-text-sm) / var(--gh-leading-sm) var(--gh-font-sans);
    color: var(--gh-field-fg, var(--gh-color-fg));
    background-color: var(--gh-combobox-list-bg, var(--gh-color-surface-raised));
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-lg);
    box-shadow: var(--gh-shadow-2);

    [data-part='list'] {
      min-block-size: 0;
      margin: 0;
      padding: var(--gh-space-half);
      overflow: auto;
      overscroll-behavior: contain;
      list-style: none;
    }
    [data-part='list']:empty {
      display: none;
    }
    [data-part='group'] > ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    [data-part='group-label'] {
      display: block;
      padding: var(--gh-space-1) var(--gh-space-1) var(--gh-space-half);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-subtle);
      overflow-wrap: anywhere;
    }
    [data-part='option'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: var(--gh-space-1);
      min-block-size: var(--gh-control-sm);
      padding: var(--gh-space-half) var(--gh-space-1);
      border-radius: var(--gh-radius);
      cursor: pointer;
      overflow-wrap: anywhere;
      content-visibility: auto;
      /* Without the padding. */
      contain-intrinsic-block-size: auto calc(var(--gh-control-sm) - 2 * var(--gh-space-half));
    }
    [data-part='option'][data-highlighted] {
      background-color: var(--gh-color-surface-hover);
    }
    [data-part='option'][data-chosen] [data-part='option-label'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='option'][aria-disabled='true'] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='option-hint'] {
      grid-column: 1;
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-subtle);
    }
    [data-part='check'] {
      grid-area: 1 / 2 / span 2;
    }
    [data-part='empty'] {
      padding: var(--gh-space-1-5);
      color: var(--gh-color-fg-subtle);
    }

    &[data-state='open'] {
      animation: gh-combobox-appear var(--gh-duration-fast) var(--gh-ease-out);
    }
    @keyframes gh-combobox-appear {
      from {
        opacity: 0;
      }
    }
    @media (pointer: coarse) {
      [data-part='option'] {
        min-block-size: var(--gh-control-md);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-state] {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='option'][data-highlighted] {
        color: HighlightText;
        background-color: Highlight;
        forced-color-adjust: none;
      }
      [data-part='option'][data-highlighted] > * {
        color: inherit;
      }
      [data-part='option'][aria-disabled='true'] {
        color: GrayText;
      }
    }
  }
`;
