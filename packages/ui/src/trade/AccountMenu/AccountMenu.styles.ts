'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.button`
  @layer guildhall.components {
    display: flex;
    align-items: center;
    gap: var(--gh-space-1-5);
    min-inline-size: 0;
    min-block-size: var(--gh-control-md);
    padding: 0;
    border: 0;
    border-radius: var(--gh-radius-lg);
    background: none;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-sm);
    text-align: start;
    cursor: pointer;
    transition: background-color var(--gh-duration-fast) var(--gh-ease-out);

    &[data-variant='row'] {
      inline-size: 100%;
      padding: var(--gh-space-1);
    }
    &[data-variant='avatar'] {
      justify-content: center;
      min-inline-size: var(--gh-control-md);
    }
    &[aria-current] {
      background: var(--gh-color-accent-subtle);
    }
    &[data-state='open'] {
      background: var(--gh-color-surface-hover);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='name'] {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* There is space for the picture only; the name is for screen readers. */
    &[data-variant='avatar'] > [data-part='name'] {
      ${outOfSight}
    }
    > svg {
      flex: none;
      color: var(--gh-color-fg-subtle);
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      &[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

/* The popup is portalled, so it has a root of its own. */
export const Entries = styled.ul`
  @layer guildhall.components {
    display: grid;
    min-inline-size: 12rem;
    margin: 0;
    padding: 0;
    list-style: none;

    button {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      inline-size: 100%;
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-1);
      border: 0;
      border-radius: var(--gh-radius);
      background: none;
      color: var(--gh-color-fg);
      font-family: var(--gh-font-sans);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      text-align: start;
      cursor: pointer;
    }
    button > svg {
      color: var(--gh-color-fg-muted);
    }
    button[aria-current] {
      background: var(--gh-color-accent-subtle);
      font-weight: var(--gh-weight-semibold);
    }
    button[aria-current] > svg {
      color: var(--gh-color-accent-fg);
    }
    @media (hover: hover) {
      button:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    button:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    @media (forced-colors: active) {
      button[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
