'use client';
import { styled } from 'styled-components';

export const Root = styled.button`
  @layer guildhall.components {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--gh-space-1);
    inline-size: 100%;
    min-block-size: var(--gh-control-md);
    padding-inline: var(--gh-space-2);
    border: 1px solid color-mix(in srgb, var(--gh-color-nova) 40%, transparent);
    border-radius: var(--gh-radius-lg);
    background: var(--gh-color-nova-subtle);
    color: var(--gh-color-nova-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-sm);
    cursor: pointer;
    transition: border-color var(--gh-duration-fast) var(--gh-ease-out);

    &[data-state='open'] {
      border-color: var(--gh-color-nova);
    }
    @media (hover: hover) {
      &:hover {
        border-color: var(--gh-color-nova);
      }
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;

/* The popup is portalled, so it has a root of its own. */
export const Plans = styled.div`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-1-5);
    min-inline-size: min(18rem, 80vw);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
  }
`;
