'use client';
import { styled } from 'styled-components';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.ol`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--gh-space-3);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='day'] {
      content-visibility: auto;
      contain-intrinsic-size: auto 12rem;
    }
    /* Children only: what an event holds may have parts of the same names. */
    > [data-part='day'] > [data-part='date'] {
      margin: 0 0 var(--gh-space-1-5);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
    }
    [data-part='events'] {
      margin: 0;
      padding: 0;
      /* Without one Safari no longer announces a list. */
      list-style: '';
    }

    [data-part='event'] {
      --_fg: var(--gh-color-fg-muted);
      --_bg: var(--gh-color-surface-sunken);
      --_border: var(--gh-color-border);

      position: relative;
      display: flex;
      gap: var(--gh-space-1-5);
      padding-block-end: var(--gh-space-3);
    }
    [data-part='event']:last-child {
      padding-block-end: 0;
    }
    [data-part='event'][data-tone='accent'] {
      --_fg: var(--gh-color-accent-fg);
      --_bg: var(--gh-color-accent-subtle);
      --_border: var(--gh-color-accent);
    }
    [data-part='event'] {
      ${toneColours}
    }

    /* The line goes from one marker to the next, and ends with the day. */
    [data-part='event']:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 2rem 0;
      inset-inline-start: calc(1rem - 0.5px);
      inline-size: 1px;
      background: var(--gh-timeline-line, var(--gh-color-border));
    }
    [data-part='event']:has(> [data-part='marker']:empty)::before {
      inset-block: 1.5rem -0.5rem;
    }
    [data-part='marker'] {
      position: relative;
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 2rem;
      block-size: 2rem;
      border-radius: var(--gh-radius-full);
      color: var(--_fg);
    }
    [data-part='marker']:not(:empty) {
      border: 1px solid var(--_border);
      background: var(--_bg);
    }
    [data-part='marker'] > svg {
      inline-size: 16px;
      block-size: 16px;
    }
    [data-part='marker']:empty::before {
      content: '';
      box-sizing: border-box;
      inline-size: 0.625rem;
      block-size: 0.625rem;
      border: 2px solid currentColor;
      border-radius: inherit;
      background: currentColor;
    }
    /* The current step: a ring. */
    [data-part='event'][aria-current] > [data-part='marker']:empty::before {
      background: none;
      scale: 1.2;
    }
    [data-part='event'][aria-current] > [data-part='marker']:not(:empty) {
      border: 2px solid var(--gh-timeline-current, var(--gh-color-accent));
    }

    [data-part='event'] > [data-part='content'] {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--gh-space-1-5);
      min-inline-size: 0;
      padding-block-start: 5px;
    }
    [data-part='content'] > [data-part='title'] {
      flex: 0 1 auto;
      margin: 0;
      font-weight: var(--gh-weight-medium);
      overflow-wrap: anywhere;
    }
    [data-part='event'][aria-current] > [data-part='content'] > [data-part='title'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='content'] > [data-part='time'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-variant-numeric: tabular-nums;
    }
    [data-part='content'] > [data-part='description'] {
      flex: 1 0 100%;
      margin-block-start: 2px;
      color: var(--gh-color-fg-muted);
      overflow-wrap: anywhere;
    }

    @media (forced-colors: active) {
      [data-part='event']:not(:last-child)::before {
        background: CanvasText;
      }
      [data-part='marker']:empty::before {
        border-color: CanvasText;
        background: CanvasText;
      }
    }
  }
`;
