'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.button`
  @layer guildhall.components {
    position: fixed;
    inset-block-end: calc(var(--gh-bottom-bar-height) + var(--gh-space-2) + env(safe-area-inset-bottom));
    inset-inline-end: var(--gh-space-2);
    z-index: var(--gh-z-bar);
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--gh-space-1);
    inline-size: 3.5rem;
    block-size: 3.5rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--gh-floating-button-radius, var(--gh-radius-full));
    background: var(--gh-floating-button-bg, var(--gh-color-accent));
    color: var(--gh-floating-button-fg, var(--gh-color-on-accent));
    box-shadow: var(--gh-shadow-3);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-xs);
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color var(--gh-duration-fast) var(--gh-ease-out),
      translate var(--gh-duration-base) var(--gh-ease-out),
      transform var(--gh-duration-fast) var(--gh-ease-out);

    > svg {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
    @media (hover: hover) {
      &:hover {
        background: var(--gh-floating-button-bg, var(--gh-color-accent-hover));
        transform: translateY(-1px);
      }
    }
    &:active {
      transform: scale(0.97);
      background: color-mix(
        in srgb,
        var(--gh-floating-button-bg, var(--gh-color-accent-hover)),
        currentColor 20%
      );
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 3px;
    }
    @media (width < 900px) {
      > [data-part='label'] {
        ${outOfSight}
      }
      /* Below the screen, unless the focus is on it. */
      &[data-away]:not(:focus-visible) {
        translate: 0 calc(100% + 6rem);
      }
    }
    @media (600px <= width < 900px) {
      inset-block-end: var(--gh-space-3);
      inset-inline-end: var(--gh-space-3);
    }
    /* A button with words in its place in the layout. */
    @media (width >= 900px) {
      position: static;
      inline-size: auto;
      block-size: auto;
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: var(--gh-floating-button-radius, var(--gh-radius));
      box-shadow: none;

      > svg {
        inline-size: 1.125rem;
        block-size: 1.125rem;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
      &:hover,
      &:active {
        transform: none;
      }
    }
    @media print {
      display: none;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
    }
  }
`;
