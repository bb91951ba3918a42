'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    min-inline-size: 0;

    > [data-part='status'] {
      ${outOfSight}
    }
  }
`;

export const Panel = styled.div`
  @layer guildhall.components {
    z-index: var(--gh-z-popover);
    box-sizing: border-box;
    inline-size: max(var(--radix-popover-trigger-width), 26rem);
    max-inline-size: 100vw;
    max-block-size: min(41rem, var(--radix-popover-content-available-height));
    padding: var(--gh-space-half);
    overflow: auto;
    overscroll-behavior: contain;
    font: var(--gh-weight-regular) var(--gh-text-sm) / var(--gh-leading-sm) var(--gh-font-sans);
    color: var(--gh-color-fg);
    background-color: var(--gh-global-search-bg, var(--gh-color-surface-raised));
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-lg);
    box-shadow: var(--gh-shadow-2);

    [data-part='list'] {
      background-color: inherit;
    }
    [data-part='group-title'] {
      padding: var(--gh-space-1) var(--gh-space-1) var(--gh-space-half);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-muted);
    }
    [data-part='option'],
    [data-part='skeleton'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      min-block-size: 3.5rem;
      box-sizing: border-box;
      padding: var(--gh-space-half) var(--gh-space-1);
      border-radius: var(--gh-radius);
    }
    [data-part='option'] {
      cursor: pointer;
      scroll-margin-block: var(--gh-space-half) 3.5rem;
    }
    [data-part='option'][data-highlighted] {
      background-color: var(--gh-color-surface-hover);
    }
    [data-part='text'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
    }
    [data-part='title'],
    [data-part='hint'] {
      overflow: hidden;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='hint'] {
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-muted);
    }
    mark {
      font-weight: var(--gh-weight-semibold);
      color: var(--gh-color-fg);
      background-color: var(--gh-color-accent-subtle);
      border-radius: 2px;
    }
    [data-part='end'] {
      flex: none;
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      font-variant-numeric: tabular-nums;
      color: var(--gh-color-fg-muted);
    }

    [data-part='option']:is([data-kind='all'], [data-kind='retry']) {
      min-block-size: 3rem;
      font-weight: var(--gh-weight-medium);
    }
    /* Stays visible while the list scrolls. */
    [data-part='group'] + [data-kind='all']:not([data-highlighted]) {
      background-color: inherit;
    }
    [data-part='group'] + [data-kind='all'] {
      position: sticky;
      inset-block-end: calc(-1 * var(--gh-space-half));
      margin-block-start: var(--gh-space-half);
      border-block-start: 1px solid var(--gh-color-border);
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    [data-part='icon'] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 2.5rem;
      color: var(--gh-color-fg-muted);
    }
    [data-part='message'] {
      padding: var(--gh-space-2) var(--gh-space-1-5);
      color: var(--gh-color-fg-muted);
    }
    [data-part='message-title'] {
      font-weight: var(--gh-weight-semibold);
      color: var(--gh-color-fg);
    }

    /* Below a box that fills the bar, the panel fills the screen. */
    @media (width < 600px) {
      inline-size: 100vw;
      border-inline-width: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }

    &[data-state='open'] {
      animation: gh-global-search-appear var(--gh-duration-fast) var(--gh-ease-out);
    }
    @keyframes gh-global-search-appear {
      from {
        opacity: 0;
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
      [data-part='option'][data-highlighted] :is([data-part], mark) {
        color: inherit;
        background: none;
      }
    }
  }
`;
