'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.section`
  @layer guildhall.components {
    position: relative;
    min-inline-size: 0;
    max-inline-size: 40rem;
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-lg);
    background: var(--gh-color-surface);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-part='summary'] {
      display: grid;
      grid-template: 'title progress chevron' auto 'bar bar bar' auto / minmax(0, 1fr) auto auto;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-1-5);
      box-sizing: border-box;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: inherit;
      list-style: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    [data-part='summary']::-webkit-details-marker {
      display: none;
    }
    /* Room at the end of the line for the button over it. */
    &:has(> [data-part='dismiss']) [data-part='chevron'] {
      margin-inline-end: calc(var(--gh-control-sm) + var(--gh-space-1));
    }
    > [data-part='dismiss'] {
      position: absolute;
      inset-block-start: var(--gh-space-1);
      inset-inline-end: var(--gh-space-1);
    }
    [data-part='title'] {
      margin: 0;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
      overflow-wrap: anywhere;
    }
    [data-part='progress'] {
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [data-part='chevron'] {
      color: var(--gh-color-fg-subtle);
      transition: rotate var(--gh-duration-base) var(--gh-ease-out);
    }
    [data-part='checklist'][open] [data-part='chevron'] {
      rotate: 180deg;
    }
    [data-part='bar'] {
      grid-area: bar;
    }
    [data-part='summary']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    [data-part='steps'] {
      display: grid;
      margin: 0;
      padding: 0 0 var(--gh-space-1);
      list-style: none;
    }
    [data-part='step'] {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 0 var(--gh-space-1-5);
      padding: var(--gh-space-1) var(--gh-space-2);
    }
    [data-part='icon'] {
      display: grid;
      color: var(--gh-color-fg-subtle);
    }
    [data-done] > [data-part='icon'] {
      color: var(--gh-color-positive-fg);
    }
    [data-part='name'] {
      color: inherit;
      font-weight: var(--gh-weight-medium);
      text-decoration: none;
      overflow-wrap: anywhere;
    }
    [data-done] > [data-part='name'] {
      position: relative;
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='done-label'] {
      ${outOfSight}
    }
    [data-part='why'] {
      grid-column: 2;
      color: var(--gh-color-fg-muted);
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    /* The whole step is the target. */
    a[data-part='name']::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: var(--gh-radius);
    }
    a[data-part='name']:focus-visible {
      outline: none;
    }
    a[data-part='name']:focus-visible::after {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    @media (hover: hover) {
      [data-part='step']:not([data-done]):hover {
        background: var(--gh-color-surface-hover);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='chevron'] {
        transition: none;
      }
    }
  }
`;
