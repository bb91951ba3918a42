'use client';
import { styled } from 'styled-components';

export const Root = styled.button`
  @layer guildhall.components {
    position: fixed;
    inset-block-end: calc(4rem + var(--gh-space-2) + env(safe-area-inset-bottom));
    inset-inline-end: var(--gh-space-2);
    z-index: var(--gh-z-bar);
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--gh-floating-button-radius, var(--gh-radius-full));
    background: var(--gh-floating-button-bg, var(--gh-color-accent));
    color: var(--gh-floating-button-fg, var(--gh-color-on-accent));
    box-shadow: var(--gh-shadow-3);
    cursor: pointer;
    transition:
      background-color var(--gh-duration-fast) var(--gh-ease-out),
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
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 3px;
    }
    @media (width >= 900px) {
      inset-block-end: var(--gh-space-4);
      inset-inline-end: var(--gh-space-4);
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
      &:hover,
      &:active {
        transform: none;
      }
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
    }
  }
`;
