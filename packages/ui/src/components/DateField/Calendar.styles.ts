'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const CalendarFrame = styled.div`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-1);
    justify-content: center;
    font-variant-numeric: tabular-nums;

    [data-part='month'] {
      display: flex;
      align-items: center;
    }
    [data-part='caption'] {
      ${outOfSight}
    }
    [data-part='month-name'] {
      padding-inline: var(--gh-space-1);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='year'] {
      block-size: var(--gh-control-sm);
      margin-inline-end: auto;
      padding-inline: var(--gh-space-half);
      font: inherit;
      color: inherit;
      background-color: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius);
    }
    [data-part='year']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 1px;
    }
    [data-part='month'] svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='month'] > [aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='days'] {
      border-collapse: collapse;
    }
    [data-part='days'] td {
      padding: 0;
    }
    [data-part='weekday'] {
      padding: 0 0 var(--gh-space-half);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-regular);
      color: var(--gh-color-fg-subtle);
    }
    [data-part='day'] {
      display: grid;
      place-items: center;
      inline-size: var(--gh-control-md);
      block-size: var(--gh-control-md);
      padding: 0;
      font: inherit;
      color: var(--gh-color-fg);
      background: none;
      border: 1px solid transparent;
      border-radius: var(--gh-radius);
      cursor: pointer;
    }
    [data-part='day'][data-other-month] {
      color: var(--gh-color-fg-subtle);
    }
    [data-part='day'][aria-current] {
      border-color: var(--gh-color-border-strong);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='day'][data-in-range] {
      background-color: var(--gh-color-surface-sunken);
      border-radius: 0;
    }
    /* All six weeks, above or below a field in the middle of a small phone. */
    @media (height < 700px) {
      gap: var(--gh-space-half);

      [data-part='weekday'] {
        padding: 0;
      }
      [data-part='day'] {
        block-size: var(--gh-control-sm);
      }
    }
    @media (hover: hover) {
      [data-part='day']:hover {
        background-color: var(--gh-color-surface-hover);
      }
    }
    [data-part='day'][aria-pressed='true'] {
      color: var(--gh-color-on-action);
      background-color: var(--gh-color-action);
      border-radius: var(--gh-radius);
    }
    [data-part='day'][aria-disabled] {
      color: var(--gh-color-fg-disabled);
      background: none;
      cursor: not-allowed;
      text-decoration: line-through;
    }
    [data-part='day'][aria-disabled][aria-pressed='true'] {
      border-color: var(--gh-color-critical);
    }
    [data-part='day']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 1px;
    }
    @media (forced-colors: active) {
      [data-part='day'] {
        border-color: Canvas;
      }
      [data-part='day'][aria-pressed='true'] {
        color: HighlightText;
        background-color: Highlight;
        forced-color-adjust: none;
      }
      [data-part='day'][aria-disabled]:not([aria-pressed='true']) {
        color: GrayText;
      }
    }
  }
`;
