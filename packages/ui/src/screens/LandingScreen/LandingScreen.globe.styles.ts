'use client';
import { css } from 'styled-components';

/** The Global Reach tile. The strokes of the globe have classes, for they are internal; parts are public. */
export const globeStyles = css`
  [data-part='reach'] {
    position: relative;
    container-type: inline-size;
    overflow: clip;
    min-block-size: 30rem;
  }
  [data-part='reach-text'] {
    position: absolute;
    inset: var(--gh-space-4) var(--gh-space-4) auto;
    z-index: 1;
    display: grid;
    gap: var(--gh-space-1);
  }
  [data-part='reach-text'] h3 {
    font-size: var(--gh-text-3xl);
    line-height: var(--gh-leading-3xl);
  }
  [data-part='globe'] {
    position: absolute;
    inset-block-start: 11rem;
    inset-inline-start: 50%;
    inline-size: max(25rem, 88%);
    max-inline-size: none;
    margin-inline-start: calc(max(25rem, 88%) / -2);
  }
  @container (width >= 34rem) {
    [data-part='reach-text'] {
      inset: auto auto var(--gh-space-4) var(--gh-space-4);
      max-inline-size: 15rem;
    }
    [data-part='globe'] {
      inset-block-start: 2rem;
      inset-inline-start: 18rem;
      inline-size: 34rem;
      margin: 0;
    }
  }
  .sphere {
    fill: var(--gh-color-bg);
    stroke: var(--gh-color-border-strong);
    stroke-width: 1;
  }
  .grid {
    fill: none;
    stroke: var(--gh-color-border);
    stroke-width: 1;
  }
  .land {
    fill: none;
    stroke: var(--gh-color-fg-subtle);
    stroke-width: 3.4;
    stroke-linecap: round;
    stroke-dasharray: 0.01 7.99;
  }
  .route {
    fill: none;
    stroke: var(--gh-color-accent);
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .halo {
    fill: var(--gh-color-accent);
    opacity: 0.22;
  }
  .city {
    fill: var(--gh-color-accent-fg);
    stroke: var(--gh-color-surface);
    stroke-width: 1.5;
  }
`;
