'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-half) var(--gh-space-1);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    /* Unlike none, an empty string leaves Safari the list's meaning. */
    list-style-type: '';

    > li {
      display: flex;
      min-inline-size: 0;
    }
    [data-part='badge'] {
      display: inline-flex;
      align-items: center;
      gap: var(--gh-space-half);
      min-inline-size: 0;
      min-block-size: 1.75rem;
      padding: 0 var(--gh-space-1);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-full);
      background-color: var(--gh-color-surface);
      color: var(--gh-color-fg-muted);
      font-family: var(--gh-font-sans);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-sm);
      text-align: start;
      cursor: pointer;
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='badge'] > svg {
      flex: none;
      color: var(--gh-color-positive-fg);
    }
    @media (hover: hover) {
      [data-part='badge']:hover {
        border-color: var(--gh-color-border-strong);
      }
    }
    [data-part='badge'][data-state='open'] {
      border-color: var(--gh-color-accent);
      color: var(--gh-color-fg);
    }
    [data-part='badge']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (pointer: coarse) {
      [data-part='badge'] {
        min-block-size: var(--gh-control-md);
        padding-inline: var(--gh-space-1-5);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='badge'] {
        transition: none;
      }
    }
  }
`;
