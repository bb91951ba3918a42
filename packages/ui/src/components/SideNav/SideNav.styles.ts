'use client';
import { styled } from 'styled-components';
import { countBadge } from '#styles/count-badge.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='nav'] > [data-part='list'] {
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    > [data-part='nav'] > [data-part='list'] > [data-part='item'] {
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='link'] {
      position: relative;
      display: flex;
      align-items: center;
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
      text-decoration: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
      transition:
        background-color var(--gh-duration-fast) var(--gh-ease-out),
        color var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      [data-part='link']:hover {
        color: var(--gh-color-fg);
      }
    }
    [data-part='link'][data-state='open'],
    [data-part='link'][aria-current] {
      color: var(--gh-color-fg);
    }
    [data-part='link']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='icon'] {
      display: inline-flex;
    }
    [data-part='icon'] > svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    [data-part='link'][aria-current] > [data-part='icon'] {
      color: var(--gh-color-accent-fg);
    }
    [data-part='badge'] {
      ${countBadge}
    }

    @media (width < 900px) {
      > [data-part='nav'] > [data-part='list'] > [data-part='item'] {
        container-type: inline-size;
      }
      /* With large text there is room for the icons only. */
      @container (width < 3rem) {
        [data-part='label'] {
          ${outOfSight}
        }
        [data-part='link'] > [data-part='badge'] {
          inset-block-start: calc(50% - 0.625rem - 10px);
          inset-inline: auto 0;
          min-inline-size: 20px;
          font-size: 12px;
          line-height: 20px;
        }
      }
      [data-part='link'] {
        flex-direction: column;
        justify-content: center;
        gap: 2px;
        box-sizing: border-box;
        inline-size: 100%;
        block-size: var(--gh-bottom-bar-height);
        padding: 0;
        border: 0;
        background: none;
        font-family: inherit;
        font-size: 0.6875rem;
        line-height: 1.3;
        white-space: nowrap;
      }
      /* Not the link: a badge may be wider than half of it. */
      [data-part='label'] {
        max-inline-size: 100%;
        overflow-x: clip;
      }
      [data-part='badge'] {
        position: absolute;
        inset-block-start: 2px;
        inset-inline-start: calc(50% + 6px);
        /* A gap between the badge and the icon. */
        box-shadow: 0 0 0 2px var(--gh-side-nav-bg, var(--gh-color-surface));
      }
      [data-part='messages'],
      [data-part='foot'] {
        display: none;
      }
    }

    /* A bar at the foot. */
    @media (width < 600px) {
      [data-part='nav'] {
        position: fixed;
        inset: auto 0 0;
        z-index: var(--gh-z-nav);
        padding-block-end: env(safe-area-inset-bottom);
        padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
        border-block-start: 1px solid var(--gh-color-border);
        background: var(--gh-side-nav-bg, var(--gh-color-surface));
      }
      [data-part='link'][aria-current]::before {
        content: '';
        position: absolute;
        inset-block-start: 0;
        inline-size: 2rem;
        block-size: 2px;
        border-radius: 0 0 2px 2px;
        background: var(--gh-color-accent);
      }
    }

    /* At the side: a rail of icons, and a bar with words where there is room. */
    @media (width >= 600px) {
      position: fixed;
      inset-block: var(--gh-top-bar-height) 0;
      inset-inline-start: 0;
      z-index: var(--gh-z-nav);
      box-sizing: border-box;
      inline-size: var(--gh-side-nav-rail-width);
      padding: var(--gh-space-1);
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      border-inline-end: 1px solid var(--gh-color-border);
      background: var(--gh-side-nav-bg, var(--gh-color-bg));

      > [data-part='nav'] > [data-part='list'] {
        flex-direction: column;
        gap: 2px;
      }
      [data-part='link'] {
        border-radius: var(--gh-radius-lg);
      }
      @media (hover: hover) {
        [data-part='link']:hover {
          background: var(--gh-color-surface-hover);
        }
      }
      [data-part='link'][aria-current] {
        background: var(--gh-side-nav-active-bg, var(--gh-color-accent-subtle));
        font-weight: var(--gh-weight-semibold);
      }
    }
    @media (width >= 900px) {
      display: flex;
      flex-direction: column;
      gap: var(--gh-space-2);
      inline-size: var(--gh-side-nav-width);
      padding: var(--gh-space-2);

      [data-small-only] {
        display: none;
      }
      [data-part='link'] {
        gap: var(--gh-space-1-5);
        min-block-size: 2.5rem;
        padding-inline: var(--gh-space-1-5);
        font-size: var(--gh-text-sm);
        line-height: var(--gh-leading-sm);
      }
      [data-part='badge'] {
        margin-inline-start: auto;
      }
      [data-part='messages'] {
        padding-block-start: var(--gh-space-1);
        border-block-start: 1px solid var(--gh-color-border);
      }
      [data-part='foot'] {
        display: grid;
        gap: var(--gh-space-1);
        margin-block-start: auto;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='link'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='link'][aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

/** The contents of 'More'. They are in a Dialog, which is not inside the root. */
export const Sheet = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
  }
`;
