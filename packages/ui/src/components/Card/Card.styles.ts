'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    background-color: var(--gh-card-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-card-border, var(--gh-color-border));
    border-radius: var(--gh-card-radius, var(--gh-radius-lg));

    &[data-variant='raised'] {
      box-shadow: var(--gh-shadow-2);
    }
    &[data-variant='sunken'] {
      background-color: var(--gh-card-bg, var(--gh-color-surface-sunken));
      border-color: transparent;
    }
    &[data-padding='none'] {
      overflow: clip;
    }
    &[data-padding='sm'] {
      padding: var(--gh-space-2);
    }
    &[data-padding='md'] {
      padding: var(--gh-space-3);
    }
    &[data-padding='lg'] {
      padding: var(--gh-space-4);
    }

    &:is(a, button) {
      display: block;
      font: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      &:is(a, button):hover {
        border-color: var(--gh-color-border-strong);
      }
    }
    &:is(a, button):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }

    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;
