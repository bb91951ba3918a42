import { css } from 'styled-components';

/** The bar that stays at the bottom of a form, and the room that it takes from the fields above it. */
export const changesBar = css`
  /* The bar would cover what the focus moves to, and what is said of it. Chromium scrolls to the caret of a text area
     without its margins, so the page has the room; AppShell sets less of it. */
  :root:has(& [data-part='bar']) {
    scroll-padding-block-end: var(--gh-space-10);
  }
  [data-part='bar'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--gh-space-1) var(--gh-space-2);
    padding-block: var(--gh-space-1-5);
    background: var(--gh-color-bg);
    border-block-start: 1px solid var(--gh-color-border);
  }
  [data-part='bar'] > [data-component='Alert'] {
    flex: 1 0 100%;
  }
  [data-part='changes'] {
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-color-fg-subtle);
    font-variant-numeric: tabular-nums;
  }
  [data-part='changes'][data-dirty] {
    color: var(--gh-color-fg);
    font-weight: var(--gh-weight-medium);
  }
  [data-part='bar'] > [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-1);
  }
  /* Above the navigation at the bottom of a phone. */
  @media (width < 600px) {
    [data-part='bar'] {
      inset-block-end: calc(var(--gh-bottom-bar-height) + 1px + env(safe-area-inset-bottom));
    }
    :root:has(& [data-part='bar']) {
      scroll-padding-block-end: calc(
        var(--gh-space-10) + var(--gh-bottom-bar-height) + env(safe-area-inset-bottom)
      );
    }
  }
  /* A short screen, as when zoomed in, needs its room for the fields. */
  @media (height < 480px) {
    [data-part='bar'] {
      position: static;
    }
    :root:has(& [data-part='bar']) {
      scroll-padding-block-end: calc(
        var(--gh-bottom-bar-height) + var(--gh-space-1) + env(safe-area-inset-bottom)
      );
    }
  }
`;
