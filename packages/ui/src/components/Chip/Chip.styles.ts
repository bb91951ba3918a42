'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    --_bg: var(--gh-color-surface);
    --_fg: var(--gh-color-fg);
    --_border: var(--gh-color-border-strong);

    display: inline-flex;
    align-items: stretch;
    box-sizing: border-box;
    max-inline-size: 100%;
    min-block-size: var(--gh-control-sm);
    border: 1px solid var(--gh-chip-border, var(--_border));
    border-radius: var(--gh-chip-radius, var(--gh-radius-full));
    background-color: var(--gh-chip-bg, var(--_bg));
    color: var(--gh-chip-fg, var(--_fg));
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-sm);
    transition:
      background-color var(--gh-duration-fast) var(--gh-ease-out),
      color var(--gh-duration-fast) var(--gh-ease-out);

    /* What has been chosen already is quiet: only its button does something. */
    &:has(> [data-part='text']) {
      --_bg: var(--gh-color-surface-sunken);
      --_border: var(--gh-color-border);
    }
    /* Hollow when off and filled when on: the two are told apart without colour. */
    &[data-selected] {
      --_bg: var(--gh-color-action);
      --_fg: var(--gh-color-on-action);
      --_border: var(--gh-color-action);
    }
    &[data-disabled] {
      --_bg: transparent;
      --_fg: var(--gh-color-fg-disabled);
      --_border: var(--gh-color-border);
    }
    &[data-disabled][data-selected] {
      --_bg: var(--gh-color-surface-sunken);
    }

    > [data-part='toggle'],
    > [data-part='text'] {
      position: relative;
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-inline-size: 0;
      padding-block: 2px;
      padding-inline: var(--gh-space-1-5);
    }
    > [data-part='toggle'],
    > [data-part='remove'] {
      border: 0;
      border-radius: inherit;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    /* Words alone are no control: they stay readable. */
    &[data-disabled] > [data-part='text'] {
      color: var(--gh-color-fg-muted);
    }
    > :not(:last-child) {
      padding-inline-end: var(--gh-space-half);
    }
    > [data-part='remove'] {
      position: relative;
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: 1.875rem;
      padding: 0;
    }
    > [data-part='remove'] > svg {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }
    /* It looks 32 px high and has a touch target of 40. */
    > [data-part='toggle']::after,
    > [data-part='remove']::after {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
    [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    [data-part='label'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      unicode-bidi: plaintext;
    }
    [data-part='count'] {
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-regular);
      font-variant-numeric: tabular-nums;
    }

    @media (hover: hover) {
      &:not([data-selected], [data-disabled]):has(> [data-part='toggle']:hover) {
        --_bg: var(--gh-color-surface-hover);
      }
      &[data-selected]:not([data-disabled]):has(> [data-part='toggle']:hover) {
        --_bg: var(--gh-color-action-hover);
      }
      > [data-part='remove']:enabled:hover {
        background-color: color-mix(in srgb, currentColor 12%, transparent);
      }
    }
    > :focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    > :disabled {
      cursor: not-allowed;
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      &[data-selected] {
        forced-color-adjust: none;
        border-color: Highlight;
        background-color: Highlight;
        color: HighlightText;
      }
      &[data-disabled] {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;
