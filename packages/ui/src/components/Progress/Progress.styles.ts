'use client';
import { styled } from 'styled-components';
import { indeterminate } from '#styles/indeterminate.ts';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.span`
  @layer guildhall.components {
    --_solid: var(--gh-color-action);

    display: grid;
    gap: var(--gh-space-half);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    &[data-tone='accent'] {
      --_solid: var(--gh-color-accent);
    }
    ${toneColours}

    [data-part='header'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--gh-space-2);
    }
    [data-part='label'] {
      font-weight: var(--gh-weight-medium);
      overflow-wrap: anywhere;
    }
    [data-part='value'] {
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
    }

    [data-part='track'] {
      box-sizing: border-box;
      block-size: 0.5rem;
      overflow: hidden;
      border: 1px solid var(--gh-progress-border, var(--gh-color-border));
      border-radius: var(--gh-radius-full);
      background: var(--gh-progress-bg, var(--gh-color-surface-sunken));
    }
    &[data-size='sm'] [data-part='track'] {
      block-size: 0.375rem;
    }
    &[data-size='lg'] [data-part='track'] {
      block-size: 0.75rem;
    }
    [data-part='fill'] {
      display: block;
      block-size: 100%;
      border-radius: inherit;
      background: var(--gh-progress-fill, var(--_solid));
      transform: translateX(calc((var(--_part) - 1) * 100%));
      transition: transform var(--gh-duration-slow) var(--gh-ease-out);
    }
    [data-part='fill']:dir(rtl) {
      transform: translateX(calc((1 - var(--_part)) * 100%));
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='fill'] {
        transition: none;
      }
    }
    &[data-state='indeterminate'] [data-part='fill'] {
      margin-right: auto;
      transform: none;
      ${indeterminate}
    }
    @media (forced-colors: active) {
      [data-part='track'] {
        border-color: CanvasText;
      }
      [data-part='fill'] {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`;
