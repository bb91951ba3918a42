'use client';
import { styled } from 'styled-components';
import { edgeFade } from '#styles/edge-fade.ts';

export const Root = styled.div`
  @layer guildhall.components {
    --_inset: var(--gh-space-1-5);
    min-inline-size: 0;
    color: var(--gh-color-fg);

    > [data-part='list'] {
      ${edgeFade}
      display: flex;
      gap: var(--gh-space-half);
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      box-shadow: inset 0 -1px var(--gh-color-border);
    }
    > [data-part='list'] > [data-part='tab'] {
      position: relative;
      display: inline-flex;
      align-items: center;
      flex: none;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-lg);
      padding-inline: var(--_inset);
      border: 0;
      border-radius: var(--gh-radius) var(--gh-radius) 0 0;
      background-color: transparent;
      color: var(--gh-tabs-fg, var(--gh-color-fg-muted));
      font-family: var(--gh-font-sans);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-sm);
      white-space: nowrap;
      cursor: pointer;
      transition: color var(--gh-duration-fast) var(--gh-ease-out);
      -webkit-tap-highlight-color: transparent;
    }
    > [data-part='list'] > [data-part='tab']::after {
      content: '';
      position: absolute;
      inset-inline: var(--_inset);
      inset-block-end: 0;
      block-size: 2px;
      border-radius: var(--gh-radius-full) var(--gh-radius-full) 0 0;
      background-color: var(--gh-tabs-indicator, var(--gh-color-accent));
      transform: scaleX(0);
      transition: transform var(--gh-duration-base) var(--gh-ease-out);
    }
    > [data-part='list'] > [data-part='tab'][data-state='active'] {
      color: var(--gh-tabs-fg-active, var(--gh-color-fg));
    }
    > [data-part='list'] > [data-part='tab'][data-state='active']::after {
      transform: none;
    }
    @media (hover: hover) {
      > [data-part='list'] > [data-part='tab']:hover {
        color: var(--gh-tabs-fg-active, var(--gh-color-fg));
        background-color: var(--gh-color-surface-hover);
      }
    }
    > [data-part='list'] > [data-part='tab']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    > [data-part='list'] > [data-part='tab']:disabled {
      color: var(--gh-color-fg-disabled);
      background-color: transparent;
      cursor: not-allowed;
    }

    > [data-part='list'] > [data-part='tab'] > [data-part='count'] {
      /* Wide enough for two digits, so that the tabs beside it stay where they are, whatever the number. */
      box-sizing: border-box;
      min-inline-size: 28px;
      padding-inline: 6px;
      border-radius: var(--gh-radius-full);
      background-color: var(--gh-color-surface-sunken);
      color: inherit;
      font-size: var(--gh-text-xs);
      font-variant-numeric: tabular-nums;
      line-height: 20px;
    }
    > [data-part='list'] > [data-part='tab'] > [data-part='count']:empty {
      visibility: hidden;
    }
    > [data-part='list'] > [data-part='tab'][data-state='active'] > [data-part='count'] {
      background-color: var(--gh-color-accent-subtle);
      color: var(--gh-color-accent-fg);
    }

    > [data-part='panel'] {
      padding-block-start: var(--gh-space-3);
    }
    > [data-part='panel']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
      border-radius: var(--gh-radius);
    }

    @media (width < 600px) {
      --_inset: var(--gh-space-1);
    }
    @media (prefers-reduced-motion: reduce) {
      > [data-part='list'] > [data-part='tab'],
      > [data-part='list'] > [data-part='tab']::after {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      > [data-part='list'] > [data-part='tab'][data-state='active']::after {
        background-color: Highlight;
      }
    }
  }
`;
