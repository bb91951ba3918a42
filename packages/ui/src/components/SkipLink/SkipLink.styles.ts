'use client';
import { styled } from 'styled-components';

export const Root = styled.a`
  @layer guildhall.components {
    position: fixed;
    inset-block-start: max(var(--gh-space-1), env(safe-area-inset-top));
    inset-inline-start: var(--gh-space-1);
    z-index: var(--gh-z-toast);
    padding: var(--gh-space-1-5) var(--gh-space-2);
    border-radius: var(--gh-radius);
    background: var(--gh-skip-link-bg, var(--gh-color-action));
    color: var(--gh-skip-link-fg, var(--gh-color-on-action));
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-sm);
    text-decoration: none;

    &:not(:focus) {
      clip-path: inset(50%);
      pointer-events: none;
    }
    &:focus {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
  }
`;
