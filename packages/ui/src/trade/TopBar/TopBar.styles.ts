'use client';
import { styled } from 'styled-components';
import { countBadge } from '#styles/count-badge.ts';

export const Root = styled.header`
  @layer guildhall.components {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--gh-z-bar);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--gh-space-2);
    box-sizing: border-box;
    min-block-size: var(--gh-top-bar-height);
    padding-inline: max(var(--gh-space-2), env(safe-area-inset-left))
      max(var(--gh-space-2), env(safe-area-inset-right));
    border-block-end: 1px solid transparent;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    transition:
      background-color var(--gh-duration-base) var(--gh-ease-out),
      border-color var(--gh-duration-base) var(--gh-ease-out);

    &[data-scrolled] {
      border-color: var(--gh-color-border);
      background-color: var(--gh-top-bar-bg, color-mix(in srgb, var(--gh-color-bg) 82%, transparent));
      -webkit-backdrop-filter: blur(12px) saturate(1.4);
      backdrop-filter: blur(12px) saturate(1.4);
    }
    @media (prefers-reduced-transparency: reduce) {
      &[data-scrolled] {
        background-color: var(--gh-color-bg);
        -webkit-backdrop-filter: none;
        backdrop-filter: none;
      }
    }
    /* Forced colours keep the alpha of the colour they replace. */
    @media (forced-colors: active) {
      &[data-scrolled] {
        background-color: Canvas;
        -webkit-backdrop-filter: none;
        backdrop-filter: none;
      }
    }

    > [data-part='home'] {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.5rem;
      border-radius: var(--gh-radius);
      color: inherit;
      text-decoration: none;
    }
    > [data-part='home']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 4px;
    }
    > [data-part='search'] {
      min-inline-size: 0;
    }
    > [data-part='controls'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-top-bar-height);
      margin-inline-start: auto;
    }
    [data-part='mode'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
    }
    [data-part='side'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      transition: color var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='side'][data-active] {
      color: var(--gh-color-fg);
      font-weight: var(--gh-weight-semibold);
    }
    > [data-part='controls'] > [data-part='announcements'] {
      position: relative;
      display: flex;
    }
    /* It grows over the icon, not over what is beside the button, and is small to leave most of it. */
    [data-part='unread'] {
      ${countBadge}
      position: absolute;
      min-inline-size: 1rem;
      padding-inline: 3px;
      font-size: 0.625rem;
      line-height: 1rem;
      inset-block-start: -2px;
      inset-inline-end: -6px;
      /* A gap between the badge and the icon. */
      box-shadow: 0 0 0 2px var(--gh-color-bg);
      pointer-events: none;
    }

    @media (width < 600px) {
      /* With large text it is high, and scrolls with the page. */
      inset-block-start: min(0px, (100vw - 18rem) * 100);

      > [data-part='controls'] {
        flex: 1 1 0;
        flex-wrap: wrap;
        justify-content: end;
      }
      > [data-part='search'] {
        order: 1;
        flex: 1 0 100%;
        padding-block-end: var(--gh-space-1);
      }
      /* The name makes way for the controls; the link keeps it for screen readers. */
      > [data-part='home'] > [data-component='Brand'] > :last-child {
        display: none;
      }
    }
    /* Two lines are half of a short screen, as when zoomed in: they scroll with the page. */
    @media (width < 600px) and (height < 480px) {
      position: relative;
      inset: auto;
    }
    @media (width >= 600px) {
      > [data-part='search'] {
        flex: 1 1 10rem;
        max-inline-size: 30rem;
      }
    }
    @media (width >= 900px) {
      padding-inline: var(--gh-space-3);

      > [data-part='home'] {
        /* The search begins at the edge of the page's content. */
        inline-size: calc(var(--gh-side-nav-width) - var(--gh-space-1));
      }
      [data-part='account'] {
        display: none;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;
