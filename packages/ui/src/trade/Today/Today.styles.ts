'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='list'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    [data-part='item'] {
      min-inline-size: 0;
    }
    [data-part='link'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      box-sizing: border-box;
      min-block-size: var(--gh-control-md);
      padding: var(--gh-space-half) var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-surface);
      color: inherit;
      font-weight: var(--gh-weight-medium);
      text-decoration: none;
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      [data-part='link']:hover {
        border-color: var(--gh-color-border-strong);
      }
    }
    [data-part='link']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='icon'] {
      display: grid;
      flex: none;
      color: var(--gh-color-accent-fg);
    }
    [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    [data-part='text'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='link'] {
        transition: none;
      }
    }
  }
`;
