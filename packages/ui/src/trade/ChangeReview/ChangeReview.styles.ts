'use client';
import { styled } from 'styled-components';
import { choice, choiceLabel } from '#components/Checkbox/Checkbox.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    container-type: inline-size;
    display: grid;
    gap: var(--gh-space-2-5);
    min-inline-size: 0;
    padding: var(--gh-space-2);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-color-fg);
    background-color: var(--gh-color-surface);
    border: 1px solid var(--gh-color-caution-border);
    border-radius: var(--gh-radius-lg);

    [data-part='head'] {
      display: grid;
      gap: var(--gh-space-half);
    }
    [data-part='all'],
    [data-part='end'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
    [data-part='row'] {
      display: grid;
      gap: var(--gh-space-1);
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    [data-part='field'] {
      padding: 0 0 var(--gh-space-1);
      font-weight: var(--gh-weight-medium);
      overflow-wrap: anywhere;
    }
    [data-part='sides'] {
      display: grid;
      gap: var(--gh-space-1);
    }
    [data-part='side'] {
      ${choice}
      position: relative;
      align-content: start;
      padding: var(--gh-space-1) var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
      cursor: pointer;
    }
    [data-part='control'],
    [data-part='control']::before {
      border-radius: var(--gh-radius-full);
    }
    [data-part='control']::before {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      background-color: currentColor;
    }
    [data-part='side']:has(:checked) {
      background-color: var(--gh-color-surface-sunken);
      border-color: var(--gh-color-action);
    }
    [data-part='choice'] {
      ${choiceLabel}
      color: var(--gh-color-fg-muted);
    }
    [data-part='value'] {
      grid-column: 1 / -1;
      min-inline-size: 0;
      padding-block: var(--gh-space-half);
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    [data-part='value'][data-empty] {
      color: var(--gh-color-fg-subtle);
      font-style: italic;
    }
    [data-part='status'] {
      ${outOfSight}
    }

    @container (width >= 30rem) {
      [data-part='sides'] {
        grid-template-columns: 1fr 1fr;
      }
    }
    @media (forced-colors: active) {
      [data-part='side']:has(:checked) {
        border-color: Highlight;
      }
    }
  }
`;
