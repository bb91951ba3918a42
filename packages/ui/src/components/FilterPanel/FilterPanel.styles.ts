'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.fieldset`
  @layer guildhall.components {
    position: relative;
    display: grid;
    align-content: start;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-color-fg);

    > [data-part='heading'] {
      font-size: var(--gh-text-md);
      line-height: var(--gh-leading-md);
      font-weight: var(--gh-weight-semibold);
    }
    > [data-part='heading'][data-hidden] {
      ${outOfSight}
    }
    > [data-part='summary'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 var(--gh-space-1);
      min-block-size: var(--gh-control-sm);
    }
    > [data-part='summary'] > [data-component='Button'] {
      margin-inline-end: calc(-1 * var(--gh-space-1));
    }
    > [data-part='summary'] > [aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='results'] {
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
    }
    [data-part='group'] {
      border-block-start: 1px solid var(--gh-color-border);
      padding-block-end: var(--gh-space-1);
    }
    [data-part='group']:not([open]) {
      padding-block-end: 0;
    }
    [data-part='group-name'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-lg);
      font-weight: var(--gh-weight-medium);
      list-style: none;
      cursor: pointer;
      border-radius: var(--gh-radius);
    }
    [data-part='group-name']::-webkit-details-marker {
      display: none;
    }
    [data-part='group-name']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='group-name'] > :first-child {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='group-name'] > svg {
      flex: none;
      margin-inline-start: auto;
      color: var(--gh-color-fg-subtle);
      transition: rotate var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='group'][open] > [data-part='group-name'] > svg {
      rotate: 180deg;
    }
    [data-part='chosen'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='choices'] {
      display: grid;
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='choice'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--gh-space-1);
    }
    div[data-part='choice'] {
      min-block-size: var(--gh-control-sm);
    }
    [data-part='note'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--gh-space-half);
      color: var(--gh-color-fg-muted);
    }
    [data-part='group'] > [data-part='numbers'] {
      max-inline-size: 10rem;
    }
    [data-part='count'] {
      color: var(--gh-color-fg-subtle);
      font-variant-numeric: tabular-nums;
    }
    [data-part='group'] > [data-component='Button'] {
      margin-inline-start: calc(-1 * var(--gh-space-1));
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='group-name'] > svg {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      > [data-part='summary'] > [aria-disabled] {
        color: GrayText;
      }
    }
  }
`;
