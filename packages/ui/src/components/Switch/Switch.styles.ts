'use client';
import { styled } from 'styled-components';

export const Root = styled.label`
  @layer guildhall.components {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--gh-space-1-5);
    min-block-size: var(--gh-control-md);
    max-inline-size: 100%;
    font: var(--gh-weight-medium) var(--gh-text-sm) / var(--gh-leading-sm) var(--gh-font-sans);
    color: var(--gh-color-fg);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    [data-part='control'] {
      appearance: none;
      flex: none;
      inline-size: 2.5rem;
      block-size: 1.5rem;
      padding: 0;
      /* Hollow when off and filled when on: the two are told apart without colour. */
      background-color: var(--gh-color-surface);
      border: 2px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius-full);
      cursor: inherit;
      transition: background-color var(--gh-duration-base) var(--gh-ease-out);
    }
    [data-part='control']::before {
      content: '';
      display: block;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      background-color: var(--gh-color-border-strong);
      border-radius: inherit;
      transform: scale(0.65);
      transition: transform var(--gh-duration-base) var(--gh-ease-out);
    }
    [data-part='control']:checked {
      background-color: var(--gh-switch-bg-on, var(--gh-color-action));
      border-color: var(--gh-switch-bg-on, var(--gh-color-action));
    }
    [data-part='control']:checked::before {
      background-color: var(--gh-color-surface);
      transform: translateX(1rem) scale(0.9);
    }
    [data-part='control']:checked:dir(rtl)::before {
      transform: translateX(-1rem) scale(0.9);
    }
    [data-part='control']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    &:has([data-part='control']:disabled) {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='control']:disabled {
      border-color: var(--gh-color-fg-disabled);
    }
    [data-part='control']:disabled:checked,
    [data-part='control']:disabled:not(:checked)::before {
      background-color: var(--gh-color-fg-disabled);
    }

    [data-part='label'] {
      overflow-wrap: anywhere;
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='control'],
      [data-part='control']::before {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='control'] {
        background-color: ButtonFace;
        border-color: ButtonText;
        forced-color-adjust: none;
      }
      [data-part='control']::before {
        background-color: ButtonText;
      }
      [data-part='control']:checked {
        background-color: Highlight;
        border-color: Highlight;
      }
      [data-part='control']:checked::before {
        background-color: HighlightText;
      }
      &:has([data-part='control']:disabled) {
        color: GrayText;
      }
      [data-part='control']:disabled {
        border-color: GrayText;
      }
      [data-part='control']:disabled:checked,
      [data-part='control']:disabled:not(:checked)::before {
        background-color: GrayText;
      }
    }
  }
`;
