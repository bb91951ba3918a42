import { css } from 'styled-components';

/** The track and the controls of everything that shows one slide at a time. */
export const slides = css`
  [data-part='viewport'] {
    overflow: hidden;
    cursor: grab;
    touch-action: pan-y pinch-zoom;
  }
  [data-part='track'] {
    display: flex;
  }
  [data-part='slide'] {
    flex: 0 0 100%;
    min-inline-size: 0;
  }

  [data-part='previous'],
  [data-part='next'] {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-full);
    color: var(--gh-color-fg);
    cursor: pointer;
  }
  [data-part='previous']:dir(rtl) svg,
  [data-part='next']:dir(rtl) svg {
    scale: -1 1;
  }
  [data-part='dots'] {
    display: flex;
  }
  [data-part='counter'] {
    color: var(--gh-color-fg);
    font-size: var(--gh-text-xs);
    line-height: var(--gh-leading-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-part='dot'] {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--gh-radius-full);
    background: none;
    cursor: pointer;
  }
  [data-part='dot']::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    box-sizing: border-box;
    border: 1.5px solid var(--gh-color-fg-muted);
    border-radius: inherit;
    transition: scale var(--gh-duration-fast) var(--gh-ease-out);
  }
  [data-part='dot'][aria-current]::before {
    border-color: var(--gh-color-fg);
    background: var(--gh-color-fg);
    scale: 1.25;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-part='dot']::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='dot']::before {
      border-color: ButtonText;
    }
    [data-part='dot'][aria-current]::before {
      background: ButtonText;
    }
  }
`;
