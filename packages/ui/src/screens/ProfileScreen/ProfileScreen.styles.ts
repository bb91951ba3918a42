'use client';
import { styled } from 'styled-components';
import { edgeFade } from '#styles/edge-fade.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    max-inline-size: 64rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* A row that scrolls to the edges of the screen; a column where there is space. */
    > [data-part='sidebar'] > [data-part='list'] {
      ${edgeFade}
      display: flex;
      align-items: center;
      gap: var(--gh-space-half);
      margin: 0 calc(-1 * var(--gh-space-2)) 0;
      padding-inline: var(--gh-space-half);
      scroll-padding-inline: var(--gh-space-half);
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      box-shadow: inset 0 -1px var(--gh-color-border);
    }
    > [data-part='sidebar'] [data-part='tab'] {
      position: relative;
      display: flex;
      align-items: center;
      flex: none;
      gap: var(--gh-space-1-5);
      min-block-size: var(--gh-control-lg);
      padding-inline: var(--gh-space-1-5);
      border: 0;
      border-radius: var(--gh-radius);
      background-color: transparent;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-sm);
      text-align: start;
      white-space: nowrap;
      cursor: pointer;
      transition:
        color var(--gh-duration-fast) var(--gh-ease-out),
        background-color var(--gh-duration-fast) var(--gh-ease-out);
      -webkit-tap-highlight-color: transparent;
    }
    > [data-part='sidebar'] [data-part='tab'] > svg {
      flex: none;
    }
    > [data-part='sidebar'] [data-part='tab']::after {
      content: '';
      position: absolute;
      inset-inline: var(--gh-space-1-5);
      inset-block-end: 0;
      block-size: 2px;
      background-color: var(--gh-color-accent);
      opacity: 0;
    }
    > [data-part='sidebar'] [data-part='tab'][data-danger] {
      color: var(--gh-color-critical-fg);
    }
    > [data-part='sidebar'] [data-part='tab'][data-danger]::after {
      background-color: var(--gh-color-critical);
    }
    > [data-part='sidebar'] [data-part='tab'][data-state='active'] {
      color: var(--gh-color-fg);
    }
    > [data-part='sidebar'] [data-part='tab'][data-danger][data-state='active'] {
      color: var(--gh-color-critical-fg);
    }
    > [data-part='sidebar'] [data-part='tab'][data-state='active']::after {
      opacity: 1;
    }
    @media (hover: hover) {
      > [data-part='sidebar'] [data-part='tab']:hover {
        background-color: var(--gh-color-surface-hover);
      }
    }
    > [data-part='sidebar'] [data-part='tab']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    > [data-part='sidebar'] [data-part='danger-title'] {
      flex: none;
      margin-inline-start: var(--gh-space-1);
      padding-inline: var(--gh-space-2) var(--gh-space-half);
      border-inline-start: 1px solid var(--gh-color-border);
      color: var(--gh-color-critical-fg);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      white-space: nowrap;
    }

    > [data-part='panel'] {
      min-inline-size: 0;
      padding-block-start: var(--gh-space-3);
    }
    > [data-part='panel']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 4px;
      border-radius: var(--gh-radius-lg);
    }
    > [data-part='panel'] > [data-part='heading'] {
      padding-block-end: var(--gh-space-2);
    }

    @media (width >= 1200px) {
      grid-template-columns: 13.5rem minmax(0, 1fr);
      column-gap: clamp(var(--gh-space-4), 4vw, var(--gh-space-8));

      > [data-component='PageHeader'] {
        grid-column: 1 / -1;
      }
      > [data-part='sidebar'] {
        position: sticky;
        inset-block-start: calc(var(--gh-top-bar-height) + 4.5rem);
        align-self: start;
      }
      > [data-part='sidebar'] > [data-part='list'] {
        flex-direction: column;
        align-items: stretch;
        margin: 0;
        padding: 0;
        overflow: visible;
        box-shadow: none;
      }
      > [data-part='sidebar'] [data-part='tab'] {
        min-block-size: var(--gh-control-md);
        white-space: normal;
      }
      > [data-part='sidebar'] [data-part='tab']::after {
        inset-inline: 0 auto;
        inset-block: var(--gh-space-1);
        block-size: auto;
        inline-size: 2px;
      }
      > [data-part='sidebar'] [data-part='tab'][data-state='active'] {
        background-color: var(--gh-color-surface-sunken);
      }
      > [data-part='sidebar'] [data-part='danger-title'] {
        margin: var(--gh-space-2) 0 0;
        padding: var(--gh-space-2) var(--gh-space-1-5) var(--gh-space-1);
        border-inline-start: 0;
        border-block-start: 1px solid var(--gh-color-border);
      }
      > [data-part='panel'] {
        grid-column: 2;
        padding-block-start: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      > [data-part='sidebar'] [data-part='tab'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      > [data-part='sidebar'] [data-part='tab'][data-state='active']::after {
        background-color: Highlight;
      }
    }
  }
`;
